/** Budgets of one turn. Steps, calls and each tool are different units: one big number would bound none of them. */
export type Limits = {
  /** Model calls of the main loop. The last one is asked for plain text. */
  steps: number;
  /** Tool calls in all. */
  toolCalls: number;
  perTool: Record<string, number>;
  /** A closing notice is appended when this many steps or fewer are left. */
  closingSteps: number;
  /** … or this many tool calls. */
  closingCalls: number;
  /** Tries of one model call, the first included. */
  tries: number;
  /** Wait before the second try when the endpoint names none, in ms; doubles. */
  retryMs: number;
  /** The longest wait that an endpoint may ask for before the turn gives up, in ms. */
  retryCapMs: number;
  /** Share of the model's window that tool results may fill before the oldest are left out. */
  resultsShare: number;
  /** Share of the window at which the session is summed up. */
  summaryShare: number;
  summaryTokens: number;
  answerTokens: number;
  plannerTokens: number;
};

export const defaultLimits: Limits = {
  steps: 10,
  toolCalls: 24,
  perTool: {
    Skill: 3,
    item_search: 10,
    item_detail: 8,
    compare_items: 4,
    draft_order: 4,
    draft_after_sales: 3,
    list_orders: 2,
    order_detail: 6,
    recall_memories: 3,
    save_memory: 4,
    ask_user: 1,
    shopping_summary: 3,
  },
  closingSteps: 2,
  closingCalls: 4,
  tries: 3,
  retryMs: 500,
  retryCapMs: 20_000,
  resultsShare: 0.25,
  summaryShare: 0.8,
  summaryTokens: 1_200,
  answerTokens: 2_000,
  plannerTokens: 600,
};
