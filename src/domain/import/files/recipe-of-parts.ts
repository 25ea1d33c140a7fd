import type { RichText } from '../../text/rich-text.ts';
import { isHttpAddress } from '../../text/safe-href.ts';
import { canonicalLanguage } from '../../text/language.ts';
import {
  emptyReading,
  type ReadGroup,
  type ReadRecipe,
  type ReadStep,
  type ReadTimes,
  readTerms,
  type Told,
  type UnreadPart,
} from '../read-recipe.ts';
import { writtenTime } from '../written-times.ts';

/** What a file of a program says in fields of its own; absent and "" are nothing. */
export type RecipeParts = {
  title?: string | undefined;
  language?: string | undefined;
  description?: RichText | null | undefined;
  author?: string | undefined;
  /** An address, or the words that stand in its field. */
  source?: string | undefined;
  /** Addresses. */
  pictures?: string[] | undefined;
  servings?: string | undefined;
  prep?: string | undefined;
  cook?: string | undefined;
  total?: string | undefined;
  custom?: { label: string; written: string } | undefined;
  terms?: Partial<Record<(typeof readTerms)[number], string[]>> | undefined;
  ingredients?: Told<ReadGroup<string>[]> | undefined;
  steps?: Told<ReadGroup<ReadStep>[]> | undefined;
  equipment?: string[] | undefined;
  notes?: RichText | null | undefined;
  nutrition?: Record<string, string> | undefined;
  /** Of five; 0 is none. */
  rating?: number | undefined;
  video?: string | undefined;
  unread?: UnreadPart[] | undefined;
};

export const exact = <Value>(value: Value): Told<Value> => ({ value, origin: 'exact' });

const told = (value: string | undefined): Told<string> | null => {
  const text = value?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return text === '' ? null : exact(text);
};

/** A recipe of which a file's own fields say what is what. */
export function recipeOfParts(parts: RecipeParts, language: string): ReadRecipe {
  const spoken = canonicalLanguage(parts.language ?? '');
  const { times, unread } = timesOf(parts, spoken ?? language);
  const source = sourceOf(parts);
  const nutrition = Object.entries(parts.nutrition ?? {}).filter(
    ([, amount]) => amount.trim() !== '',
  );
  return {
    ...emptyReading('exact'),
    title: told(parts.title),
    language: spoken === null ? null : exact(spoken),
    description: parts.description ? exact(parts.description) : null,
    author: source.author,
    address: source.address,
    pictures: exact((parts.pictures ?? []).filter(isHttpAddress)),
    servings: isNone(parts.servings) ? null : told(parts.servings),
    times,
    terms: termsOf(parts),
    ingredientGroups: parts.ingredients ?? exact([]),
    stepGroups: parts.steps ?? exact([]),
    equipment: exact(withoutBlanks(parts.equipment ?? [])),
    notes: parts.notes ? exact(parts.notes) : null,
    nutrition: nutrition.length > 0 ? exact(Object.fromEntries(nutrition)) : null,
    rating: ratingOf(parts.rating),
    video: parts.video !== undefined && isHttpAddress(parts.video) ? exact(parts.video) : null,
    unread: [...withoutEmpty(parts.unread ?? []), ...unread, ...source.unread],
  };
}

const isNone = (servings: string | undefined): boolean => /^0*(?:[.,]0*)?$/.test(servings ?? '');

const withoutEmpty = (unread: readonly UnreadPart[]): UnreadPart[] =>
  unread.filter(({ text }) => text.trim() !== '');

const withoutBlanks = (words: readonly string[]): string[] => [
  ...new Set(
    words.map((word) => word.replaceAll(/\s+/g, ' ').trim()).filter((word) => word !== ''),
  ),
];

const ratingOf = (stars: number | undefined): ReadRecipe['rating'] =>
  stars !== undefined && stars > 0 && stars <= 5 ? exact({ value: stars, count: null }) : null;

/** "My aunt" in the field for an address is the one it comes from. */
function sourceOf({ author, source }: RecipeParts): {
  author: Told<string> | null;
  address: Told<string> | null;
  unread: UnreadPart[];
} {
  const words = source?.trim() ?? '';
  const named = told(author);
  if (isHttpAddress(words)) return { author: named, address: exact(words), unread: [] };
  if (named === null) return { author: told(words), address: null, unread: [] };
  return { author: named, address: null, unread: withoutEmpty([{ field: 'source', text: words }]) };
}

function timesOf(
  { prep, cook, total, custom }: RecipeParts,
  language: string,
): { times: ReadTimes; unread: UnreadPart[] } {
  const times: ReadTimes = {};
  const unread: UnreadPart[] = [];
  const written = { prep, cook, total, custom: custom?.written };
  for (const kind of ['prep', 'cook', 'total', 'custom'] as const) {
    const time = writtenTime(written[kind] ?? '', language);
    if (!time) continue;
    const label = kind === 'custom' ? (custom?.label ?? '').trim() : '';
    times[kind] = exact({ ...time, ...(label !== '' && { label }) });
    if (time.minutes === null) unread.push({ field: `${kind}Time`, text: time.written });
  }
  return { times, unread };
}

function termsOf({ terms }: RecipeParts): ReadRecipe['terms'] {
  const kept: ReadRecipe['terms'] = {};
  for (const kind of readTerms) {
    const words = withoutBlanks(terms?.[kind] ?? []);
    if (words.length > 0) kept[kind] = exact(words);
  }
  return kept;
}
