/** Equal for recipes of the same title and the same ingredient lines, however they are cased and spaced. */
export const likenessOf = (title: string, lines: readonly string[]): string =>
  [title, ...lines].map(plain).join('\n');

/** Of titles alone. */
export const plain = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
