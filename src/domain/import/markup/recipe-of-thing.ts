import { isRecord } from '../../is-record.ts';
import { canonicalLanguage } from '../../text/language.ts';
import { isHttpAddress } from '../../text/safe-href.ts';
import { richTextOfHtml } from '../html/rich-text-of-html.ts';
import {
  emptyReading,
  type ReadRating,
  type ReadRecipe,
  readTerms,
  type ReadTimes,
  type Told,
  type UnreadPart,
} from '../read-recipe.ts';
import { nutritionOfText } from '../nutrition-text.ts';
import { ingredientGroupsOf } from './ingredient-groups.ts';
import { leftOfSteps } from './left-steps.ts';
import { stepGroupsOf } from './step-groups.ts';
import { addressesOf, listOf, markedOf, plainOf, type Thing, wordsOf } from './thing.ts';
import { writtenTime } from '../written-times.ts';

export type PageAddress = { base: string | null; language: string };

const exact = <Value>(value: Value): Told<Value> => ({ value, origin: 'exact' });
const told = (value: string): Told<string> | null => (value === '' ? null : exact(value));

/** A recipe in the words of schema.org, of whatever shapes its values are. */
export function recipeOfThing(thing: Thing, page: PageAddress): ReadRecipe {
  const language = canonicalLanguage(wordsOf(thing['inLanguage']));
  const spoken = language ?? page.language;
  const description = richTextOfHtml(markedOf(thing['description']));
  const note = markedOf(thing['recipeNotes'] ?? thing['notes'] ?? ownComment(thing['comment']));
  const notes = richTextOfHtml(note);
  const { times, unread } = timesOf(thing, spoken);
  const nutrition = nutritionInWords(thing['nutrition']);
  const stepGroups = withPictureAddresses(thing, page);
  return {
    ...emptyReading('exact'),
    title: told(wordsOf(thing['name'] ?? thing['headline'])),
    language: language === null ? null : exact(language),
    description: description && exact(description),
    author: told(namesOf(thing['author'] ?? thing['creator']).join(', ')),
    address: told(
      webAddresses([thing['url'], thing['mainEntityOfPage'], thing['@id']], page)[0] ?? '',
    ),
    pictures: exact(webAddresses([thing['image'] ?? thing['thumbnailUrl']], page)),
    servings: told(servingsOf(thing['recipeYield'] ?? thing['yield'])),
    times,
    terms: termsOf(thing),
    ingredientGroups: exact(ingredientGroupsOf(thing)),
    stepGroups: exact(stepGroups),
    equipment: exact(namesOf(thing['tool'] ?? thing['equipment'])),
    notes: notes && exact(notes),
    nutrition: nutritionOf(thing['nutrition']) ?? nutrition.told,
    rating: ratingOf(thing['aggregateRating']),
    video: told(webAddresses([videoOf(thing['video'])], page)[0] ?? ''),
    unread: [
      ...unread,
      ...nutrition.unread,
      ...difficultyOf(thing),
      ...leftOfSteps(instructionsOf(thing), stepGroups),
    ],
  };
}

/** A text is what the author notes; an item is what a reader said. */
const ownComment = (value: unknown): string => (typeof value === 'string' ? value : '');

function nutritionInWords(value: unknown): {
  told: Told<Record<string, string>> | null;
  unread: UnreadPart[];
} {
  const { facts, unread } = nutritionOfText(typeof value === 'string' ? plainLines(value) : '');
  return { told: Object.keys(facts).length === 0 ? null : exact(facts), unread };
}

const plainLines = (text: string): string =>
  text
    .split(/\r\n?|\n|<br\s{0,8}\/?>|<\/p>/i)
    .map((line) => plainOf(line))
    .join('\n');

const difficultyOf = (thing: Thing): UnreadPart[] => {
  const text = wordsOf(thing['difficulty'] ?? thing['recipeDifficulty']);
  return text === '' ? [] : [{ field: 'difficulty', text }];
};

const instructionsOf = (thing: Thing): unknown =>
  thing['recipeInstructions'] ?? thing['instructions'];

function withPictureAddresses(thing: Thing, page: PageAddress) {
  return stepGroupsOf(instructionsOf(thing)).map((group) => ({
    ...group,
    items: group.items.map((step) => ({
      ...step,
      pictures: webAddresses(step.pictures, page),
    })),
  }));
}

/** Whole web addresses, each once; those that stand there relative lead on from the page. */
export function webAddresses(values: readonly unknown[], { base }: PageAddress): string[] {
  const addresses = values
    .flatMap((value) => addressesOf(value))
    .flatMap((address) => {
      if (address === '') return [];
      const decoded = address.replaceAll('&amp;', '&');
      const whole =
        base !== null && URL.canParse(decoded, base) ? new URL(decoded, base).href : decoded;
      return isHttpAddress(whole) ? [whole] : [];
    });
  return [...new Set(addresses)];
}

const namesOf = (value: unknown): string[] => [
  ...new Set(
    listOf(value)
      .map((each) => wordsOf(each))
      .filter((name) => name !== ''),
  ),
];

/** ["4", "4 servings"]: the fuller one. */
function servingsOf(value: unknown): string {
  const texts = listOf(value).map((each) =>
    isRecord(each)
      ? [wordsOf(each['value']), wordsOf(each['unitText'])].join(' ').trim()
      : wordsOf(each),
  );
  return texts.reduce((fullest, text) => (text.length > fullest.length ? text : fullest), '');
}

const timeFields = { prep: 'prepTime', cook: 'cookTime', total: 'totalTime' } as const;

function timesOf(thing: Thing, language: string): { times: ReadTimes; unread: UnreadPart[] } {
  const times: ReadTimes = {};
  const unread: UnreadPart[] = [];
  for (const kind of ['prep', 'cook', 'total'] as const) {
    const value = thing[timeFields[kind]];
    const time = writtenTime(isRecord(value) ? durationOf(value) : wordsOf(value), language);
    if (!time) continue;
    times[kind] = exact(time);
    if (time.minutes === null) unread.push({ field: timeFields[kind], text: time.written });
  }
  return { times, unread };
}

/** A time as an object of its own: a Duration, or a QuantitativeValue of minutes. */
const durationOf = (value: Thing): string =>
  wordsOf(value['maxValue'] ?? value['value'] ?? value['minValue'] ?? value['name']);

const termFields = {
  categories: 'recipeCategory',
  cuisines: 'recipeCuisine',
  methods: 'cookingMethod',
  keywords: 'keywords',
  diets: 'suitableForDiet',
} as const;

function termsOf(thing: Thing): ReadRecipe['terms'] {
  const terms: ReadRecipe['terms'] = {};
  for (const kind of readTerms) {
    const words = listOf(thing[termFields[kind]])
      .flatMap((each) => wordsOf(each).split(/[,;|]/))
      .map((word) => (kind === 'diets' ? dietName(word) : plainOf(word)))
      .filter((word) => word !== '');
    if (words.length > 0) terms[kind] = exact([...new Set(words)]);
  }
  return terms;
}

/** "https://schema.org/GlutenFreeDiet" is "gluten free". */
const dietName = (word: string): string =>
  word
    .trim()
    .replace(/^.*\//s, '')
    .replace(/Diet$/, '')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase();

function nutritionOf(value: unknown): Told<Record<string, string>> | null {
  const [first] = listOf(value);
  if (!isRecord(first)) return null;
  const facts = Object.entries(first).flatMap(([name, amount]): [string, string][] => {
    const words = name.startsWith('@') ? '' : wordsOf(amount);
    return words === '' ? [] : [[name, words]];
  });
  return facts.length === 0 ? null : exact(Object.fromEntries(facts));
}

function ratingOf(value: unknown): Told<ReadRating> | null {
  const [first] = listOf(value);
  if (!isRecord(first)) {
    const drawn = numberIn(first);
    return drawn !== null && drawn > 0 && drawn <= 5 ? exact({ value: drawn, count: null }) : null;
  }
  const stars = numberIn(first['ratingValue']);
  if (stars === null) return null;
  return exact({ value: stars, count: countIn(first['ratingCount'] ?? first['reviewCount']) });
}

/** "1.234" and "1,234" people are more than a thousand, as nobody counts parts of them. */
function countIn(value: unknown): number | null {
  const [found] = /(?<!\d)\d{1,3}(?:[.,'’\s]\d{3})+(?!\d)|(?<!\d)\d+/u.exec(wordsOf(value)) ?? [];
  return found === undefined ? null : Number(found.replaceAll(/\D/g, ''));
}

function numberIn(value: unknown): number | null {
  const [found] = /(?<!\d)\d+(?:[.,]\d+)?/.exec(wordsOf(value)) ?? [];
  return found === undefined ? null : Number(found.replace(',', '.'));
}

const videoOf = (value: unknown): unknown => {
  const [first] = listOf(value);
  return isRecord(first) ? (first['embedUrl'] ?? first['contentUrl'] ?? first['url']) : first;
};
