/** One way to read what was typed: for each place its possible words, the last of them a prefix. */
export type Reading = string[][];
export type Readings = Reading[];

/** Separates the name of the site from a word; no word contains it. */
export const siteMark = '~';

const everywhere = '{title ingredients keywords description}';

/**
 * Expressions from the best to the last, none finding what one before it finds: all words in the
 * title, some of them, then all in one more column at a time.
 */
export function rankedExpressions(readings: Readings): string[] {
  const all = expressionOf(readings);
  const isOneWord = readings.every((words) => words.length === 1);
  const someInTitle = `({title} : (${anyWord(readings)})) AND (${everywhere} : (${all}))`;
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

/** Finds rows that hold all words of one reading, in any order. */
export function anywhereExpression(readings: Readings): string {
  return `(${everywhere} : (${expressionOf(readings)}))`;
}

/** The name of its site is always among the terms of a recipe. */
export const everyRecipeExpression = `{terms} : "${siteMark}"`;

function expressionOf(readings: Readings): string {
  return readings.map((reading) => `(${termsOf(reading).map(anyOf).join(' AND ')})`).join(' OR ');
}

function anyWord(readings: Readings): string {
  return anyOf([...new Set(readings.flatMap((reading) => termsOf(reading).flat()))]);
}

const anyOf = (terms: string[]) => (terms.length === 1 ? terms.join() : `(${terms.join(' OR ')})`);

/** Words hold letters and digits alone, so that nothing in them has a meaning to the engine. */
function termsOf(reading: Reading): string[][] {
  const end = (place: number) => (place === reading.length - 1 ? ' *' : '');
  return reading.map((words, place) => words.map((word) => `"${siteMark}${word}"${end(place)}`));
}
