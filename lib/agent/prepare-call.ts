import type { ToolCall } from '@/lib/context/wire';
import type { Tool, ToolOutcome } from '@/lib/tools/tool';
import type { HintName, Spent } from './control';
import type { Limits } from './limits';
import { MALFORMED_KEY } from './normalise-calls';

/** A call that can run, or the answer and hint that it gets instead. */
export type Prepared =
  | { kind: 'run'; call: ToolCall; tool: Tool; args: unknown }
  | { kind: 'refuse'; call: ToolCall; outcome: ToolOutcome; hint: HintName };

/** Parses a call's arguments and holds it against the turn's budgets. Counts it in `spent`. */
export function prepareCall(call: ToolCall, tools: ReadonlyMap<string, Tool>, spent: Spent, limits: Limits): Prepared {
  const used = spent.perTool.get(call.name) ?? 0;
  spent.toolCalls += 1;
  spent.perTool.set(call.name, used + 1);
  const tool = tools.get(call.name);
  if (!tool) return refuse(call, 'unknown_tool', `no such tool; the tools are ${[...tools.keys()].sort().join(', ')}`);
  const raw: unknown = JSON.parse(call.arguments);
  if (raw !== null && typeof raw === 'object' && MALFORMED_KEY in raw) {
    return refuse(call, 'malformed_call', 'the arguments were not one JSON object');
  }
  const parsed = tool.parameters.safeParse(raw);
  if (!parsed.success) {
    const issues = parsed.error.issues
      .slice(0, 4)
      .map((issue) => `${issue.path.join('.') || 'arguments'}: ${issue.message}`);
    return refuse(call, 'malformed_call', `wrong arguments: ${issues.join('; ')}`);
  }
  const signature = `${call.name} ${JSON.stringify(parsed.data)}`;
  // What acts may have to be sent again as it was: a summary that was returned, and that the model stands by.
  if (tool.readOnly && spent.made.has(signature))
    return refuse(call, 'repeated_call', 'the same call was made before; see its result above');
  spent.made.add(signature);
  if (used >= (limits.perTool[call.name] ?? limits.toolCalls) || spent.toolCalls > limits.toolCalls) {
    return refuse(call, 'budget_used', 'not run: the budget of this tool is used up in this turn');
  }
  return { kind: 'run', call, tool, args: parsed.data };
}

function refuse(call: ToolCall, hint: HintName, content: string): Prepared {
  return { kind: 'refuse', call, hint, outcome: { content, status: 'refused', events: [] } };
}
