/** One way to read what was typed: for each place the words that may stand there, the last unfinished. */
export type Reading = string[][];
export type Readings = Reading[];

/** Stands where the name of the site stands before a word; it is in no word. */
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

/** Finds whatever holds all words of one reading, wherever they stand. */
export function anywhereExpression(readings: Readings): string {
  return `(${everywhere} : (${expressionOf(readings)}))`;
}

/** Whatever else a recipe says, the name of its site stands among its terms. */
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
