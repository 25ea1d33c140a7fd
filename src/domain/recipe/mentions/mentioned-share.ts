import { plainWords } from './plain-words.ts';

/**
 * How much of a line the words of a reference speak of: 0.5 for "half the butter", 0 where it is a
 * part of unknown size, as in "the remaining butter", and null where they speak of all of it.
 */
export function mentionedShare(words: string, title: string): number | null {
  const ofTitle = new Set(plainWords(title));
  const own = plainWords(words).filter((word) => !ofTitle.has(word));
  const found = own.flatMap((word) => shares.get(word) ?? []);
  const [share = shareOfSign(words)] = found;
  if (share === null) return own.some((word) => /\d/.test(word)) ? unknown : null;
  // "Two thirds" and "half of the rest" are more than one word of it.
  const isPlain = found.length <= 1 && own.every((word) => !/\d/.test(word) && !counts.has(word));
  return isPlain ? share : unknown;
}

/** Whether what stands directly before a reference measures it: "the rest of the", "2 tbsp of". */
export function isMeasuredBefore(text: string): boolean {
  const nearest = plainWords(/(?<![^.,;:!?()\n])[^.,;:!?()\n]*$/.exec(text)?.[0] ?? '');
  const last = nearest.findLastIndex((word) => !links.has(word));
  const word = nearest[last];
  return word !== undefined && shares.has(word);
}

/** Whether a text only joins an amount to the name behind it: " ", " of the ". */
export const joinsAmount = (text: string): boolean =>
  !/[.,;:!?()\n]/.test(text) && plainWords(text).every((word) => links.has(word));

const unknown = 0;

const shares: ReadonlyMap<string, number> = new Map(
  (
    [
      [1 / 2, 'half halfte halbe halben halber halbes moitie mitad meta helft'],
      [1 / 3, 'third drittel tiers tercio terzo derde'],
      [1 / 4, 'quarter viertel cuarto quarto kwart'],
      [
        unknown,
        'rest remainder remaining some thirds quarters halves quart ' +
          'restliche restlichen restlicher restliches ubrige ubrigen ubriger ubriges ' +
          'reste restant restante restants restantes resto restanti rimanente rimanenti ' +
          'resterende overige tercios terzi quarti cuartos',
      ],
    ] as const
  ).flatMap(([share, words]) => words.split(' ').map((word) => [word, share] as const)),
);

const counts = new Set('two three zwei drei deux trois dos tres due tre twee drie'.split(' '));

const links = new Set(
  'of the a der die das den dem des vom von du de la le les l d del della dello dei degli delle di il lo el los las van het een'.split(
    ' ',
  ),
);

const signs = new Map([
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['¼', 1 / 4],
  ['…', unknown],
]);

function shareOfSign(words: string): number | null {
  for (const [sign, share] of signs) if (words.includes(sign)) return share;
  return null;
}
