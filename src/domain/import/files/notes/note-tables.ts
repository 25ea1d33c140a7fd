import { addAll } from '../../add-all.ts';
import { sectionOf } from '../../text/section-words.ts';

const row = /^\s{0,8}\|?((?:[^|\n]*\|)+[^|\n]*)$/;
const rule = /^\s{0,8}\|?(?:\s{0,80}:?-{1,300}:?\s{0,80}(?:\||$)){1,50}\s{0,80}$/;
/** What heads the column of foods; the others say how much, or more of it. */
const foodHeads =
  /^(?:ingredients?|items?|names?|foods?|what|zutat(?:en)?|lebensmittel|was|ingr[ée]dients?|aliments?|ingredientes?|ingredient[ei]|ingredi[ëe]nt(?:en)?)$/iu;
const noteHeads =
  /^(?:notes?|comments?|preparation|prep|remarks?|notiz(?:en)?|hinweise?|bemerkung(?:en)?|remarques?|notas?|opmerking(?:en)?)$/iu;

/** Tables as the lines that they stand for: "| carrots | 2 |" under its heads is "2 carrots". */
export function withoutTables(lines: readonly string[]): string[] {
  const out: string[] = [];
  let heading = '';
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (/^\s{0,3}#{1,6}\s/.test(line) || sectionOf(line) !== null) heading = line;
    if (!isTableAt(lines, at)) {
      out.push(line);
      continue;
    }
    const heads = cellsOf(line);
    let end = at + 2;
    while (row.test(lines[end] ?? '')) end += 1;
    const rows = lines.slice(at + 2, end).map((each) => cellsOf(each));
    const section = sectionOf(heading);
    const isList = section === 'ingredients' || (section === null && mayBeList(heads, rows));
    addAll(out, isList ? listed(heads, rows) : [heads, ...rows].map(joined));
    at = end - 1;
  }
  return out;
}

const isTableAt = (lines: readonly string[], at: number): boolean => {
  const below = lines[at + 1] ?? '';
  return below.includes('|') && rule.test(below) && row.test(lines[at] ?? '');
};

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim());

const joined = (cells: readonly string[]): string => cells.filter(Boolean).join(' ');

const mayBeList = (heads: readonly string[], rows: readonly (readonly string[])[]): boolean =>
  heads.some((head) => foodHeads.test(head)) ||
  rows.filter((cells) => cells.some((cell) => /^\p{N}/u.test(cell))).length * 2 > rows.length;

/** How much, of what, and then what is said of it; heads that name no column are a row themselves. */
function listed(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const isRow = heads.some((head) => /^\p{N}/u.test(head));
  const all = isRow ? [heads, ...rows] : rows;
  const food = foodColumn(heads, all);
  return all.map((cells) => {
    const notes = cells.filter((_, at) => at !== food && noteHeads.test(heads[at] ?? ''));
    const amounts = cells.filter((_, at) => at !== food && !noteHeads.test(heads[at] ?? ''));
    const line = joined([...amounts, cells[food] ?? '']);
    return [line, ...notes.filter(Boolean)].join(', ');
  });
}

/** As many as a rule below heads has. */
const columnsMost = 50;

/** The one that is headed so, else the last one of words. */
function foodColumn(heads: readonly string[], rows: readonly (readonly string[])[]): number {
  const headed = heads.findIndex((head) => foodHeads.test(head));
  if (headed !== -1) return headed;
  const words = heads
    .slice(0, columnsMost)
    .map((_, at) => rows.filter((cells) => isName(cells[at] ?? '')).length);
  const most = words.reduce((best, count) => (count > best ? count : best), 0);
  return words.lastIndexOf(most);
}

const isName = (cell: string): boolean => /^\p{L}[^\d]{2,}/u.test(cell);
