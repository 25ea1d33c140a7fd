/** Line breaks of any kind, tabs and spaces; a single no-break space is a letter of its word. */
const gaps = /(?<![\s\p{Zs}])[\s\p{Zs}]*[\t\n\v\f\r\u0085\u2028\u2029][\s\u0085]*| {2,}/gu;
const controls = /\p{Cc}/gu;

const isolates = /[\u2066-\u2068]/;
const endOfIsolate = '\u2069';
/** Embeddings and overrides, which turn even letters that have a direction of their own. */
const overrides = /[\u202A-\u202E]/g;
const turningSigns = /[\u202A-\u202E\u2066-\u2069]/;

/** A text as it stands in one line: no break, tab or other control, and no blank at its ends. */
export const oneLine = (text: string): string =>
  withoutLooseTurns(text.replaceAll(gaps, ' ').replaceAll(controls, '')).trim();

/** Without what turns the direction of letters, or of what stands behind the text; isolates that end stay. */
export function withoutLooseTurns(text: string): string {
  if (!turningSigns.test(text)) return text;
  const letters = Array.from(text.replaceAll(overrides, ''));
  const open: number[] = [];
  const loose = new Set<number>();
  for (const [index, letter] of letters.entries()) {
    if (isolates.test(letter)) open.push(index);
    else if (letter === endOfIsolate && open.pop() === undefined) loose.add(index);
  }
  for (const index of open) loose.add(index);
  return letters.filter((_, index) => !loose.has(index)).join('');
}
