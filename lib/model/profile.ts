/** How one provider caches and which message roles it takes. Published rules, each with its source in `profiles/`. */
export type Profile = {
  name: string;
  /**
   * `inplace`: a system message may stand late in the list. `userTail`: late system text is sent as a user message,
   * and neighbouring user messages are joined, for endpoints that hoist, refuse or need strict alternation.
   */
  lateSystem: 'inplace' | 'userTail';
  /** Whether reasoning of earlier assistant messages is sent back (`reasoning_content`), always or never. */
  reasoning: 'replay' | 'never';
  /** `system`: one marker inside a content block of the head message, when that is ≥ 1,024 tokens. */
  marker: 'none' | 'system';
  /** Extra top-level request fields for the thinking switch, as JSON text without braces, or null. */
  thinkingField: { on: string; off: string } | null;
  /** Whether `prompt_cache_key` is understood. */
  cacheKey: boolean;
  /** Whether `stream_options: {include_usage}` is understood. */
  streamUsage: boolean;
  /** Name of the field that limits the answer's length. */
  maxTokensField: 'max_tokens' | 'max_completion_tokens';
  /** Whether `response_format: json_schema` is understood; else the schema is stated in the prompt only. */
  jsonSchema: boolean;
  /**
   * Wire of an assistant message that the adapter puts before a user message which follows a tool or another user
   * message, for endpoints that refuse that order. Constant, so bodies stay extensions of each other.
   */
  bridge?: string;
  /** Tokens that fit in the model's window. */
  contextWindow: number;
  cache: CacheRule;
  /** Where the rules were published, with the date they were read. */
  sources: readonly string[];
};

/** The published rule by which a prefix counts as cached; the simulator and the ceiling follow it. */
export type CacheRule =
  | {
      kind: 'any-prefix';
      minimum: number;
      unit: number;
      ttlMs: number;
      readPrice: number;
      /** Generated tokens count as cached once they are replayed. */
      outputs?: boolean;
    }
  | {
      kind: 'marked';
      minimum: number;
      lookbackBlocks: number;
      /** The provider sets a boundary of its own at the end of the newest message. */
      automaticTail?: boolean;
      ttlMs: number;
      readPrice: number;
      writePrice: number;
    }
  | { kind: 'units'; minimum: number; unit: number; ttlMs: number; readPrice: number };
