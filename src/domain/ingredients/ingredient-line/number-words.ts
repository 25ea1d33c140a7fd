/** The numbers of English that are one word. */
export const ones: ReadonlyMap<string, number> = numbered(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
    'sixteen seventeen eighteen nineteen',
  (index) => index + 1,
);
export const tens: ReadonlyMap<string, number> = numbered(
  'twenty thirty forty fifty sixty seventy eighty ninety',
  (index) => 10 * (index + 2),
);

/** Those up to a hundred, "forty-five" among them. */
export const spelledNumbers: Readonly<Record<string, number>> = Object.fromEntries([
  ...ones,
  ...[...tens].flatMap(([ten, value]) => [
    [ten, value] as const,
    ...[...ones].slice(0, 9).map(([one, more]) => [`${ten}-${one}`, value + more] as const),
  ]),
]);

function numbered(words: string, valueOf: (index: number) => number): Map<string, number> {
  return new Map(words.split(' ').map((word, index) => [word, valueOf(index)]));
}
