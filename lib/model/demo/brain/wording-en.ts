import type { Wording } from './wording-zh';

/** a, b and c. */
function listing(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** What the demo model says in English; keys and rules as in wording-zh.ts. */
export const en: Wording = {
  greeting:
    'Hello! Tell me what you would like to buy, for example “noise-cancelling headphones under $80, no Sony”. Budget, things to avoid, size and where to send it can all go into one sentence.',
  about:
    'I am the demo model built into this app: I follow rules and need no network. I can look for products on several platforms, compare them, show details, and remember lasting wishes (“remember I am allergic to nickel”). You can connect a model of your own in the settings.',
  thanks: 'You are welcome. Just say so if you want to see anything else.',
  accept: 'Good. To go on, say “cheaper”, “compare the first two”, or name something else to look for.',
  chat: 'I can’t answer that: I am the built-in demo model, and all I do is find products, compare them and remember shopping wishes. Tell me what you would like to buy.',
  unclear: 'I didn’t understand that. Please name a product, for example “thermos under $30, no plastic”.',
  cancelled: 'All right, I’ll leave it. Nothing was ordered. Tell me whenever you want to look for something.',
  noOrder: (title) =>
    `${title === null ? '' : `You picked “${title}”. `}Ordering and paying aren’t available here yet, and I have ordered nothing. Open the offer to check its details, then buy it on its platform.`,
  forget:
    'I have no way to delete memories. You can delete one or all of them on the preferences page, /preferences; from your next message on they are no longer used. If you only changed your mind, tell me the new version and I’ll overwrite the old one.',
  optOut: 'Fine, I won’t keep that, and nothing was saved.',
  memoryOff:
    'Memory is switched off, so I won’t save that. You can turn it on at /preferences; in this conversation I’ll do as you said.',
  remembered: (lines) =>
    `This is what I remember:\n${lines.join('\n')}\n\nYou can change or delete it on the preferences page, /preferences.`,
  rememberedNothing:
    'I haven’t kept anything about you yet. Say something like “remember I’m allergic to nickel” and I’ll use it every time.',
  rememberedNothingOn: (topic) => `I have kept nothing about “${topic}”.`,
  categories: { constraint: 'always holds', preference: 'preference', context: 'about you' },
  saved: (values) => `Remembered: ${values.join('; ')}.`,
  notSaved: (reason) => `Not saved: ${reason}`,
  refusal:
    'Memory keeps shopping preferences and lasting rules only: no accounts, identity or contact details, no instructions.',
  saveFailed: 'I couldn’t save that just now. Please say it again in a moment.',
  askProduct: {
    question: 'What would you like to buy? One product is enough to start.',
    options: ['noise-cancelling headphones', 'a backpack', 'a thermos', 'a gift for someone'],
  },
  askGift: {
    question: 'Who is the gift for, and roughly what budget?',
    options: [
      'for my mom, under $40',
      'for my dad, under $40',
      'for my partner, under $80',
      'for a colleague, under $20',
    ],
  },
  askGiftBudget: { question: 'Roughly what budget?', options: ['under $20', 'under $40', 'under $80', 'any budget'] },
  askColour: { question: 'Which colour would you like instead?', options: ['black', 'white', 'blue', 'green'] },
  askShoeSize: { question: 'Which size do you wear?', options: ['EU 39', 'EU 42', 'US 9', 'any size'] },
  noList: 'I haven’t shown you a list yet, so there is nothing to point at. Tell me what you want to buy first.',
  noSuchPlace: (count) => `The last list has only ${count}, so there is no such number in it.`,
  searchFailed: 'Search isn’t available right now, and I got no offers. Please try again in a moment.',
  found: (subject, count) => `I picked ${count} for “${subject}”`,
  foundOne: (subject) => `Only one offer fits “${subject}”`,
  avoided: (terms, kept) =>
    `leaving out ${listing(terms)}${kept.length > 0 ? ` (${listing(kept)} because you had me remember it)` : ''}`,
  inBudget: 'all within your budget',
  anything: 'anything in your budget',
  cheaper: 'all cheaper than the ones before',
  others: 'a new batch that wasn’t shown before',
  shipsTo: (place) => `shipped to ${place}`,
  sized: (size) => `in the size you had me remember (${size})`,
  unstated: 'what isn’t stated may still be in it, so the reasons say where that is the case',
  takenBack: (term) => `${term} is allowed again`,
  bundle: 'one of each, together within the budget',
  bundleOver: 'the best of each; together they exceed the budget, so one may have to go',
  gift: (recipient) =>
    `Gift ideas of several kinds${recipient === null ? '' : ` for your ${recipient.replace(/^(?:him|her)$/i, 'person')}`}`,
  none: (subject) => `Nothing meets all of that for “${subject}”, so I won’t force a list.`,
  noneLeft: (subject) => `There is nothing more that fits “${subject}”.`,
  nearest: (price) => `The nearest price is ${price}.`,
  onlyShop: (name) => `I looked at ${name} only.`,
  notCovered: 'Another name for it, or one condition fewer, may find something.',
  raise: (amount, currency) => `up to ${amount} ${currency} is fine`,
  around: (amount, currency) => `around ${amount} ${currency}`,
  recap: (lines) => `What we looked at so far:\n${lines.join('\n')}\n\nTell me which one to go on with.`,
  recapLine: (subject, title) => `“${subject}”: my first choice was “${title}”`,
  steps: {
    cheaper: 'cheaper ones',
    compare: 'compare the first two',
    more: 'anything else?',
    detail: 'tell me about the first',
    unlimited: 'any budget',
    shops: 'all platforms',
    other: 'look for something else',
  },
  end: '.',
  joint: ', ',
  reason: {
    topRated: (rating, count) => `rated ${rating}, the highest of these (${count} reviews)`,
    rated: (rating, count) => `rated ${rating} (${count} reviews)`,
    unrated: 'not rated yet',
    cheapest: 'the lowest price of these',
    belowMiddle: 'on the cheaper side of these',
    aboveMiddle: 'on the dearer side of these',
    free: (term) => `stated free of ${term}`,
    notStated: (terms) => `not stated whether it contains ${terms}`,
    states: (name, value) => `${name} stated as ${value}`,
    inStock: 'in stock',
    stock: (units) => `${units} in stock`,
    low: (units) => `only ${units} left`,
    platform: (name) => `from ${name}`,
    part: (name) => `the ${name} of the set`,
  },
  best: {
    overall: 'most people',
    cheapest: 'people who want to save',
    rated: 'people who go by ratings',
    popular: 'people who buy what many buy',
    safe: (term) => `people who avoid ${term}`,
    quality: 'people with a looser budget',
    stock: 'people who want it right away',
    platform: (name) => `people who shop at ${name}`,
    brand: (name) => `people who like ${name}`,
    other: (place) => `people who want a spare choice (${place})`,
  },
  fields: {
    price: 'price',
    brand: 'brand',
    platform: 'platform',
    rating: 'rating',
    stock: 'stock',
    material: 'material',
    colour: 'colour',
    size: 'size',
    contains: 'contains',
    free_of: 'free of',
    feature: 'features',
    capacity: 'capacity',
    power: 'power',
    weight: 'weight',
    connectivity: 'connectivity',
    style: 'style',
    use: 'use',
    ships_to: 'ships to',
    kind: 'kind',
    category: 'category',
  },
  listing,
  difference: (places) => `How ${places} differ:`,
  sameOtherwise: 'Everything else that is stated is the same.',
  noDifference: 'By what is stated, there is no difference between them.',
  missing: 'not stated',
  lowest: (places) => `${places} costs less`,
  detailMissing: (place, title) =>
    `${place.replace(/^t/, 'T')} is “${title}”. I can’t get its details right now, and I won’t make any up.`,
  advice: (place, reason) => `If I had to choose, I would take ${place}: ${reason}`,
  place: (at) => `the ${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][at] ?? `number ${at + 1}`}`,
  most: (place, title, what) => `Of the list, ${place}, “${title}”, ${what}.`,
  mostOf: { price_asc: 'has the lowest price', price_desc: 'has the highest price', rating: 'has the best rating' },
  detail: (place, title) => `${place.replace(/^t/, 'T')} is “${title}”. What is stated:`,
  detailUnstated: (place, title) =>
    `${place.replace(/^t/, 'T')}, “${title}”, doesn’t state that, and I won’t make it up for the seller.`,
  elsewhere: (count) => `The same product has ${count} more offer${count === 1 ? '' : 's'}. `,
  detailEnd: 'What isn’t listed isn’t stated by the seller, and I won’t make it up.',
  reasonWas: (place, title, reason) => `Why ${place}, “${title}”: ${reason}`,
  research: (names) =>
    names.length > 0
      ? `they differ mostly in ${listing(names.map((name) => name.toLowerCase()))}; decide which of these matters most to you`
      : 'look at the ratings first and the price second, and decide by what matters most to you',
};
