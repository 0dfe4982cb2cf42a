import { parseArgs } from 'node:util';
import { z } from 'zod';
import { feedFormats } from '@/lib/catalogue/feeds/read-feed';
import { countrySchema, platformIdSchema } from '@/lib/catalogue/feeds/shop';
import { currencySchema } from '@/lib/catalogue/money';
import { categories, categorySchema } from '@/lib/catalogue/offer';
import { fail, ok, type Result } from '@/lib/errors';

export const USAGE = `npm run catalogue -- sample [--if-empty]   fill the offers table with the sample catalogue
npm run catalogue -- index [--if-stale]    build the search index anew from the offers table
npm run catalogue -- feeds                 list the shops whose feeds were imported
npm run catalogue -- remove --platform ID  remove an imported shop and its offers
npm run catalogue -- import --platform ID --format ${feedFormats.join('|')} FILE
    --country DE          where the shop sends from (needed the first time)
    --currency EUR        of amounts that name none (needed for Shopify, whose files have none)
    --name NAME           what people see; also --name-zh NAME
    --ships-to LIST       charges for what the feed leaves out: DE:4.90:2-4,AT:9:3-6 (country:amount:days)
    --days 3-7            delivery, where the feed has charges without days
    --category NAME       where things go whose category can't be told: ${categories.join(' ')}
    --full                the file is all that the shop has: remove what isn't in it any more (--even-most: also when
                          that is more than half)
    --report FILE         write every refused row to FILE, one JSON object a line
    --dry-run             read and judge everything, write nothing
What is said of a shop is kept: running it again needs the platform, the format and the file.
`;

const daysSchema = z
  .string()
  .regex(/^\d{1,3}-\d{1,3}$/, 'write days as 3-7')
  .transform((text): [number, number] => {
    const [from = 0, to = 0] = text.split('-').map(Number);
    return [from, to];
  })
  .refine(([from, to]) => from <= to, 'the days run backwards');

/** The amount stays text until the shop's currency is known. */
const chargeSchema = z
  .string()
  .regex(/^[A-Za-z]{2}:\d+(?:\.\d+)?:\d{1,3}-\d{1,3}$/, 'write charges as DE:4.90:2-4,AT:9:3-6')
  .transform((text, context) => {
    const [to = '', amount = '', between = ''] = text.split(':');
    const days = daysSchema.safeParse(between);
    if (days.success) return { to: to.toUpperCase(), amount, days: days.data };
    context.addIssue({ code: 'custom', message: 'the days run backwards' });
    return z.NEVER;
  });

const importSchema = z.strictObject({
  command: z.literal('import'),
  file: z.string({ error: 'name the file' }).min(1),
  platform: platformIdSchema,
  format: z.enum(feedFormats),
  country: z.string().toUpperCase().pipe(countrySchema).optional(),
  currency: z.string().toUpperCase().pipe(currencySchema).optional(),
  name: z.string().trim().min(1).max(60).optional(),
  'name-zh': z.string().trim().min(1).max(60).optional(),
  'ships-to': z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(chargeSchema))
    .optional(),
  days: daysSchema.optional(),
  category: categorySchema.optional(),
  full: z.boolean().default(false),
  'even-most': z.boolean().default(false),
  report: z.string().min(1).optional(),
  'dry-run': z.boolean().default(false),
});
export type ImportCommand = z.output<typeof importSchema>;

const commandSchema = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('sample'), 'if-empty': z.boolean().default(false) }),
  z.strictObject({ command: z.literal('index'), 'if-stale': z.boolean().default(false) }),
  z.strictObject({ command: z.literal('feeds') }),
  z.strictObject({ command: z.literal('remove'), platform: platformIdSchema }),
  importSchema,
]);
export type Command = z.output<typeof commandSchema>;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Reads the words after `npm run catalogue --`; the failure is one sentence. */
export function readCommand(argv: string[]): Result<Command, string> {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        'if-empty': flag,
        'if-stale': flag,
        platform: text,
        format: text,
        country: text,
        currency: text,
        name: text,
        'name-zh': text,
        'ships-to': text,
        days: text,
        category: text,
        full: flag,
        'even-most': flag,
        report: text,
        'dry-run': flag,
      },
    });
    const [command, file, ...others] = positionals;
    if (others.length > 0) return fail(`One file at a time: what is ${others.join(' ')}?`);
    const parsed = commandSchema.safeParse({ command, ...(file === undefined ? {} : { file }), ...values });
    if (parsed.success) return ok(parsed.data);
    const [issue] = parsed.error.issues;
    return fail(`${issue?.path.join(' ') || 'command'}: ${issue?.message}`);
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'That is no command.');
  }
}
