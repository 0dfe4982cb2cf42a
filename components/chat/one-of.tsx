'use client';

type OneOfProps<V extends string> = {
  name: string;
  legend: string;
  value: V | null;
  /** The words for "none of them". */
  none: string;
  options: readonly { value: V; label: string }[];
  onChange: (value: V | null) => void;
};

/** One of several, or none, in a small list. */
export function OneOf<V extends string>({ name, legend, value, none, options, onChange }: OneOfProps<V>) {
  const rows: { value: V | null; label: string }[] = [{ value: null, label: none }, ...options];
  return (
    <fieldset className="-mx-2">
      <legend className="sr-only">{legend}</legend>
      {rows.map((row) => (
        <label
          key={row.value ?? ''}
          className="flex min-h-9 items-center gap-3 rounded-md px-2 hover:bg-sunken has-checked:font-medium pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            checked={value === row.value}
            onChange={() => onChange(row.value)}
            className="size-4 accent-accent"
          />
          {row.label}
        </label>
      ))}
    </fieldset>
  );
}
