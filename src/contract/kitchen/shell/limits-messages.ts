import type { Fault } from '#domain/kitchen/limits/breach.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';

const number = new Intl.NumberFormat('en');
const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const say = (value: number): string => number.format(value);
const mega = (bytes: number): string => `${megabytes.format(bytes / 1024 / 1024)} MB`;

/** Fields within a row, whose own words do not stand beside them. */
const parts: Readonly<Record<string, string>> = {
  title: 'Heading',
  note: 'Note',
  link: 'Link',
  preparation: 'Preparation',
  ingredientTitleOverride: 'Name',
  equipmentTitleOverride: 'Name',
  unitWord: 'Unit',
  amount: 'Amount',
  unit: 'Unit',
  quantityMin: 'Amount',
  quantityMax: 'Amount',
  furtherAmount: 'Amount',
  alternativeMeasure: 'Amount',
  packageSize: 'Amount',
  timerMinutes: 'Timer',
  images: 'Pictures',
};

const counted: Readonly<Record<string, string>> = {
  ingredientUsages: 'ingredients',
  instructions: 'steps',
  images: 'pictures',
  keywords: 'search words',
  equipmentUsages: 'pieces of equipment',
  contributorIds: 'people',
};

/** What is counted at a field: rows of all groups, or the groups. */
function nounOf(name: string, most: number): string {
  if (name === 'ingredientUsageGroups' && most === recipeLimits.ingredients) return 'ingredients';
  if (name === 'instructionGroups' && most === recipeLimits.steps) return 'steps';
  return counted[name] ?? (name.endsWith('Groups') ? 'headings' : 'of these');
}

const time = 'One time fits here, for example 1h 20 or 90.';

/** What is said of words that say no value, by the field. */
const unreadable = {
  prepTimeMinutes: time,
  cookTimeMinutes: time,
  customTimeMinutes: time,
  timerMinutes: time,
  yieldServings: 'One number fits here, for example 6 or 12 muffins.',
  language: 'Write a language, for example German or pt-BR.',
  amount: 'This is no amount. Write it like 2, 1 ½ or 2–3.',
  unit: 'There is no such unit.',
  link: 'A link begins with https://.',
  youtubeVideoId: 'This is no address of a YouTube film.',
} as const;

const unreadableAt: Readonly<Record<string, string>> = unreadable;

/** What is said of a value that cannot be saved, and what to do. */
export function faultText(fault: Fault, name: string): string {
  switch (fault.limit) {
    case 'empty':
      return 'Write something here.';
    case 'characters':
      return `At most ${say(fault.most)} characters fit; these are ${say(fault.has)}.`;
    case 'count':
      return `At most ${say(fault.most)} ${nounOf(name, fault.most)} fit; these are ${say(fault.has)}.`;
    case 'number':
      return `This can be ${say(Math.round(fault.least))} to ${say(fault.most)}.`;
    case 'slug':
      return 'An address is made of small letters from a to z, digits and single hyphens.';
    case 'link':
      return 'A link begins with https:// and has no blanks.';
    case 'controls':
      return 'This holds hidden characters that no page can show. Type it anew.';
    case 'nodes':
      return `This has more than the ${say(fault.most)} lines and formatted pieces that fit into one text.`;
    case 'bytes':
      return `The recipe has ${mega(fault.has)}, and ${mega(fault.most)} fit. This is its longest part.`;
    case 'unreadable':
      return unreadableAt[name] ?? limitsMessages.refused;
    case 'awaited':
      return 'This is not on your site yet. Try again, or take it away.';
    default:
      return limitsMessages.refused;
  }
}

export const limitsMessages = {
  refused: 'This cannot be saved as it is. Change it or take it away.',
  unreadable,
  /** `name` is that of the field within its row. */
  inRow: (name: string, text: string) => {
    const part = parts[name];
    return part === undefined ? text : `${part}: ${text}`;
  },
  cut: (most: number) => `Only ${say(most)} characters fit here; the rest was left out.`,
  linesLeft: (left: number) =>
    `A recipe holds ${say(recipeLimits.ingredients)} ingredients: ${say(left)} ${left === 1 ? 'line was' : 'lines were'} left out.`,
  stepsLeft: (left: number) =>
    `A recipe holds ${say(recipeLimits.steps)} steps: ${say(left)} ${left === 1 ? 'paragraph was' : 'paragraphs were'} left out.`,
  textLeft: 'That is more than fits into one text: its end was left out.',
  notSaved: (count: number) =>
    count === 1
      ? 'Not saved: one field cannot stay so.'
      : `Not saved: ${count} fields cannot stay so.`,
  show: 'Show it',
} as const;
