/** An expected failure of a command: one sentence for the person at the terminal, shown without a stack. */
export class Problem extends Error {}
