import type { SiteId } from '#domain/ids.ts';
import { wordPrefix } from './search-index.ts';

/** One way to read what was typed: for each place the words that may stand there, the last unfinished. */
export type Reading = string[][];
export type Readings = Reading[];

const everywhere = '{title ingredients keywords description}';

/**
 * Expressions from the best to the last, none finding what one before it finds: all words in the
 * title, some of them, then all in one more column at a time.
 */
export function rankedExpressions(siteId: SiteId, readings: Readings): string[] {
  const all = expressionOf(siteId, readings);
  const isOneWord = readings.every((words) => words.length === 1);
  const someInTitle = `({title} : (${anyWord(siteId, readings)})) AND (${everywhere} : (${all}))`;
  const inTitle = `{title} : (${all})`;
  const better = isOneWord ? inTitle : someInTitle;
  const columns = ['{title ingredients}', '{title ingredients keywords}', everywhere];
  return [
    `(${inTitle})`,
    ...(isOneWord ? [] : [`((${someInTitle}) NOT (${inTitle}))`]),
    ...columns.map((some, index) => {
      const fewer = columns[index - 1];
      const found = fewer === undefined ? `(${better})` : `((${better}) OR (${fewer} : (${all})))`;
      return `((${some} : (${all})) NOT ${found})`;
    }),
  ];
}

/** Finds whatever holds all words of one reading, wherever they stand. */
export function anywhereExpression(siteId: SiteId, readings: Readings): string {
  return `(${everywhere} : (${expressionOf(siteId, readings)}))`;
}

/** Whatever else a recipe says, the name of its site stands among its terms. */
export function everyRecipeExpression(siteId: SiteId): string {
  return `{terms} : "${wordPrefix(siteId)}"`;
}

function expressionOf(siteId: SiteId, readings: Readings): string {
  return readings
    .map((reading) => `(${termsOf(siteId, reading).map(anyOf).join(' AND ')})`)
    .join(' OR ');
}

function anyWord(siteId: SiteId, readings: Readings): string {
  return anyOf([...new Set(readings.flatMap((reading) => termsOf(siteId, reading).flat()))]);
}

const anyOf = (terms: string[]) => (terms.length === 1 ? terms.join() : `(${terms.join(' OR ')})`);

/** Words hold letters and digits alone, so that nothing in them has a meaning to the engine. */
function termsOf(siteId: SiteId, reading: Reading): string[][] {
  const end = (place: number) => (place === reading.length - 1 ? ' *' : '');
  return reading.map((words, place) =>
    words.map((word) => `"${wordPrefix(siteId)}${word}"${end(place)}`),
  );
}
