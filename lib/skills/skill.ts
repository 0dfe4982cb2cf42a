/** A way of doing one kind of job, by the Agent Skills specification: `skills/<name>/SKILL.md`. */
export type Skill = {
  /** `[a-z0-9-]{1,64}`, equal to its folder's name; a person's own are called `my/<name>`. */
  name: string;
  /** When to read it and when not, ≤ 1,024 characters, one line; stands in L1. */
  description: string;
  /** The markdown after the frontmatter; what the `Skill` tool answers. */
  body: string;
};

/** Built-in skills, in the fixed order in which the catalogue lists them. */
export type SkillCatalogue = {
  list(): readonly Skill[];
  byName(name: string): Skill | null;
};
