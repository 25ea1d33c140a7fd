/** Lines from each that begins one up to the next; what stands above the first is left out. */
export function partsFrom(lines: readonly string[], begins: (line: string) => boolean): string[][] {
  const parts: string[][] = [];
  for (const line of lines) {
    if (begins(line)) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts;
}

/** Lines between blank ones. */
export function paragraphsOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter(({ length }) => length > 0);
}

/** Paragraphs whose lines end where the width ended. */
export const joinedParagraphs = (lines: readonly string[]): string[] =>
  paragraphsOf(lines).map((block) => block.map((line) => line.trim()).join(' '));

/** The columns of a row as one line. */
export const stretchedLine = (row: string): string => row.replaceAll(/\s+/g, ' ').trim();
