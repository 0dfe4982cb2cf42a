'use client';

import { IconMinus, IconPlus } from '@tabler/icons-react';
import { Button } from '@/components/ui/button';
import { QUANTITY_MAX } from '@/lib/orders/card';

type QuantityFieldProps = { label: string; value: number; least: number; onChange: (value: number) => void };

/** How many pieces, by two buttons or by typing. */
export function QuantityField({ label, value, least, onChange }: QuantityFieldProps) {
  const within = (wanted: number) => Math.min(QUANTITY_MAX, Math.max(least, wanted));
  return (
    <span className="inline-flex items-center gap-1">
      <Button
        look="quiet"
        size="icon"
        aria-label={`${label} −1`}
        disabled={value <= least}
        onClick={() => onChange(within(value - 1))}
      >
        <IconMinus size={16} aria-hidden />
      </Button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={least}
        max={QUANTITY_MAX}
        value={value}
        onChange={(event) => {
          const typed = event.target.valueAsNumber;
          if (Number.isInteger(typed)) onChange(within(typed));
        }}
        className="figures h-9 w-14 rounded-md border border-line-strong bg-surface text-center text-base text-ink sm:text-sm"
      />
      <Button
        look="quiet"
        size="icon"
        aria-label={`${label} +1`}
        disabled={value >= QUANTITY_MAX}
        onClick={() => onChange(within(value + 1))}
      >
        <IconPlus size={16} aria-hidden />
      </Button>
    </span>
  );
}
