import { toMajor } from '@/lib/catalogue/exchange-rates';
import type { TurnEvent } from '@/lib/events';

/** An event as a terminal shows it; empty for those that only a screen needs. */
export function eventLine(event: TurnEvent): string {
  switch (event.type) {
    case 'text':
      return event.delta;
    case 'plan':
      return `· plan: ${event.intent} ${event.terms.join(' ')}${event.exclude.map((term) => ` −${term}`).join('')}\n`;
    case 'plan_failed':
      return '· no plan\n';
    case 'skill':
      return `· reads ${event.name}\n`;
    case 'tool_started':
      return `· ${event.tool} ${event.chips.map((chip) => `${chip.kind}=${chip.value}`).join(' ')}\n`;
    case 'tool_finished':
      return event.count === null
        ? ''
        : `  ${event.count} found${event.excluded.map((one) => `, ${one.term} ×${one.count} left out`).join('')}\n`;
    case 'summary':
      return [
        `\n${event.intro}`,
        ...event.items.map(({ offer, reason, bestFor }, index) => {
          const price = `${toMajor(offer.price)} ${offer.price.currency}`;
          return `${index + 1}. ${offer.title.zh} / ${offer.title.en} — ${price}, ${offer.platform} — ${bestFor}: ${reason} [${offer.id}]`;
        }),
        ...event.warnings.map((warning) => `! ${warning.kind} ${warning.detail} ${warning.offerId ?? ''}`),
        ...event.nextSteps.map((step) => `→ ${step}`),
        '',
      ].join('\n');
    case 'comparison':
      return event.comparison.rows
        .map((row) => `  ${row.label.en}: ${row.values.map((value) => value?.en ?? '–').join(' | ')}\n`)
        .join('');
    case 'question':
      return `\n${event.text}${event.options.map((option) => `\n  - ${option}`).join('')}\n`;
    case 'memory_saved':
      return `✓ remembered: ${event.value} (${event.category})\n`;
    case 'memory_rejected':
      return `✗ not remembered: ${event.reason}\n`;
    case 'hint':
      return `· hint: ${event.hint}\n`;
    case 'retrying':
      return `\n· ${event.code}, trying again\n`;
    case 'interrupted':
      return `\n(${event.reason})\n`;
    case 'error':
      return `\nfailed: ${event.code}\n`;
    case 'done':
      return `\n· ${event.steps} steps, ${event.toolCalls} calls, ${(event.elapsedMs / 1000).toFixed(1)} s\n`;
    default:
      return '';
  }
}
