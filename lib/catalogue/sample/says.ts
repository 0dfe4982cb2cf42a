import { type ConceptId, lexicon, nameOf } from '../lexicon/lexicon';
import { type Attribute, attributeNames, type Text } from '../offer';
import type { Says } from './family';

/** "zh|en", or one text for both. */
export function textOf(written: string): Text {
  const [zh = '', en = zh] = written.split('|');
  return { zh, en };
}

const spoken = (written: string): Text =>
  lexicon.has(written as ConceptId) ? nameOf(written as ConceptId) : textOf(written);

/** Names whose values a model adds to its family's; of the others the model's own take their place. */
const ADDED = new Set(['feature', 'use', 'contains', 'free_of', 'style']);

function parse(says: Says): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const statement of says.split(';').map((part) => part.trim())) {
    if (statement === '') continue;
    const [name = '', values = ''] = statement.split('=');
    // A comma with a space after it belongs to the text.
    found.set(name, values.split(/,(?! )/));
  }
  return found;
}

/**
 * The attributes of a model: its family's statements with its own. Throws on a name that isn't an attribute's: the
 * sample is written by hand.
 */
export function attributesOf(family: Says, model: Says, colour: ConceptId | null): Attribute[] {
  const merged = parse(family);
  for (const [name, values] of parse(model)) {
    const before = ADDED.has(name) ? (merged.get(name) ?? []) : [];
    merged.set(name, [...new Set([...before, ...values])]);
  }
  if (colour) merged.set('colour', [colour]);
  for (const name of merged.keys()) {
    if (!attributeNames.some((known) => known === name)) throw new Error(`${name} is not the name of an attribute`);
  }
  return attributeNames.flatMap((name) => {
    const values = merged.get(name);
    return values ? [{ name, values: values.map(spoken) }] : [];
  });
}
