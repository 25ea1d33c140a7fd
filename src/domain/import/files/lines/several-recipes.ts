import { lineEnd } from '../../../text/lines.ts';
import { isComponent } from '../../text/group-titles.ts';
import { sectionOf } from '../../text/section-words.ts';

const heading = /^\s{0,3}(#{1,6})\s+(\S.*)$/;
const rule = /^\s{0,3}(?:[-*_=~+#]\s{0,2}){3,100}$/;
const longestTitle = 80;

/**
 * The texts of the recipes of a text that holds several, each with a title and parts of its own; one
 * text where it is one recipe, also one that is made of several: "Dough", "Filling".
 */
export function severalRecipes(text: string): string[] {
  const lines = text.split(lineEnd);
  const lists = listsOf(lines);
  if (lists.length < 2) return [text];
  const titles = lists.map(({ from, at }) => titleAbove(lines, from, at));
  const starts = titles.flatMap((title) => title ?? []);
  const isParted = starts.length === lists.length && !starts.some((at) => isPart(lines[at] ?? ''));
  if (!isParted || isUnderOne(lines, starts)) return [text];
  return starts.map((start, at) =>
    lines.slice(at === 0 ? 0 : start, starts[at + 1] ?? lines.length).join('\n'),
  );
}

/** Headings of ingredients below which steps are announced, and from where on their title may stand. */
function listsOf(lines: readonly string[]): { at: number; from: number }[] {
  const lists: { at: number; from: number }[] = [];
  let open: number | null = null;
  let from = 0;
  for (const [at, line] of lines.entries()) {
    const section = sectionOf(line);
    if (section === 'ingredients') open ??= at;
    if (section !== 'steps' || open === null) continue;
    lists.push({ at: open, from });
    from = at + 1;
    open = null;
  }
  return lists;
}

/** The heading nearest above, else the first line behind a large gap, else a short line by itself. */
function titleAbove(lines: readonly string[], from: number, list: number): number | null {
  const rows = Array.from({ length: list - from }, (_, at) => list - 1 - at);
  const isFilled = (at: number) => (lines[at] ?? '').trim() !== '';
  const headed = rows.find(
    (at) => heading.test(lines[at] ?? '') && sectionOf(lines[at] ?? '') === null,
  );
  if (headed !== undefined) return headed;
  const isGap = (at: number) =>
    rule.test(lines[at] ?? '') || (!isFilled(at) && (at === 0 || !isFilled(at - 1)));
  const gap = from === 0 ? -1 : (rows.find(isGap) ?? -1);
  const behind = rows
    .filter((at) => at > gap && isFilled(at) && !rule.test(lines[at] ?? ''))
    .at(-1);
  if ((gap !== -1 || from === 0) && behind !== undefined)
    return isTitle(lines, behind) ? behind : null;
  return rows.find((at) => isTitle(lines, at) && (at === from || !isFilled(at - 1))) ?? null;
}

function isTitle(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  return (
    line.length <= longestTitle &&
    /^[\p{L}\p{N}"'„“«*]/u.test(line) &&
    /\p{L}{2}/u.test(line) &&
    !/[.,;:]$/u.test(line) &&
    !/^\d|^\p{L}[^:]{1,20}:\s/u.test(line) &&
    sectionOf(line) === null
  );
}

const isPart = (line: string): boolean => {
  const words = (heading.exec(line)?.[2] ?? line).replace(/[:：]\s*$/u, '').trim();
  return (
    isComponent(words) || /^(?:for|für|pour|para|per|voor)\s/iu.test(words) || isComponentOf(words)
  );
};

/** "The sauce", "Für den Teig", "1. Dough" */
const isComponentOf = (words: string): boolean =>
  isComponent(
    words.replace(/^(?:\d{1,2}[.)]|the|der|die|das|le|la|les|el|los|las|il|lo|de|het)\s+/iu, ''),
  );

/** Headings of several levels are those of one dish and of its parts. */
function isUnderOne(lines: readonly string[], starts: readonly number[]): boolean {
  const levels = starts.map((at) => heading.exec(lines[at] ?? '')?.[1]?.length ?? 0);
  return new Set(levels).size > 1;
}
