import { z } from 'zod';
import type { ToolSchema } from '@/lib/context/head';
import { askUserTool } from './ask-user';
import { compareItemsTool } from './compare-items';
import { draftAfterSalesTool } from './draft-after-sales';
import { draftOrderTool } from './draft-order';
import { itemDetailTool } from './item-detail';
import { itemSearchTool } from './item-search';
import { listOrdersTool } from './list-orders';
import { orderDetailTool } from './order-detail';
import { recallMemoriesTool } from './recall-memories';
import { type Remember, saveMemoryTool } from './save-memory';
import { shoppingSummaryTool } from './shopping-summary';
import { skillTool } from './skill';
import type { Tool } from './tool';

/** All tools by name. `save_memory` is bound to the one door of memory. */
export function allTools(remember: Remember): ReadonlyMap<string, Tool> {
  const tools: Tool[] = [
    askUserTool,
    compareItemsTool,
    draftAfterSalesTool,
    draftOrderTool,
    itemDetailTool,
    itemSearchTool,
    listOrdersTool,
    orderDetailTool,
    recallMemoriesTool,
    saveMemoryTool(remember),
    shoppingSummaryTool,
    skillTool,
  ];
  return new Map(tools.map((tool) => [tool.name, tool]));
}

/** What the model is shown of the tools. */
export function toolSchemas(tools: Iterable<Tool>): ToolSchema[] {
  return [...tools].map(({ name, description, parameters }) => ({
    name,
    description,
    parameters: jsonSchema(parameters),
  }));
}

function jsonSchema(parameters: z.ZodType): unknown {
  const { $schema: _, ...schema } = z.toJSONSchema(parameters, { io: 'input' });
  return schema;
}
