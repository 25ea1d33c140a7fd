import { type TextPart, textParts } from '../../recipe/differences/text-parts.ts';

/** Unchanged text beyond this is left out between changes, so that nobody has to look for them. */
const contextMax = 160;
const contextKept = 60;
/** Stands for what is left out. */
const gap = ' … ';

/** Where less of the shorter text is in the other one, the words that they share are chance. */
const sharedMin = 0.4;

/** What became of a text, in runs that can be read: words that changed side by side stay together. */
export function markedWords(before: string, after: string): TextPart[] {
  const parts = textParts(before, after);
  const shorter = Math.min(before.length, after.length);
  if (lengthOf(parts.filter(isSame)) < sharedMin * shorter) return markedValue(before, after);
  return withoutFarContext(trimmed(joined(parts)));
}

const isSame = ({ change }: TextPart): boolean => change === 'same';
const lengthOf = (parts: readonly TextPart[]): number =>
  parts.reduce((length, { text }) => length + text.length, 0);

/** One value in place of another, of which nothing is compared within. */
export function markedValue(before: string, after: string): TextPart[] {
  if (before === after) return part(before, 'same');
  return [...part(before, 'removed'), ...part(after, 'added')];
}

/** Names that came and went, those that stayed among them. */
export function markedNames(
  before: readonly { id: string; name: string }[],
  after: readonly { id: string; name: string }[],
): TextPart[] {
  const [old, current] = [idsOf(before), idsOf(after)];
  const marked = [
    ...after.map(({ id, name }) => ({ name, change: old.has(id) ? 'same' : 'added' }) as const),
    ...before
      .filter(({ id }) => !current.has(id))
      .map(({ name }) => ({ name, change: 'removed' }) as const),
  ];
  return marked.flatMap(({ name, change }, at) => [
    ...(at === 0 ? [] : part(', ', 'same')),
    ...part(name, change),
  ]);
}

const idsOf = (all: readonly { id: string }[]) => new Set(all.map(({ id }) => id));

const part = (text: string, change: TextPart['change']): TextPart[] =>
  text === '' ? [] : [{ text, change }];

/** "two large cups" instead of three changes with a space, or one small word, between each. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const runs: TextPart[] = [];
  let run = { removed: '', added: '' };
  const close = () => {
    runs.push(...part(run.removed, 'removed'), ...part(run.added, 'added'));
    run = { removed: '', added: '' };
  };
  for (const [at, { text, change }] of parts.entries()) {
    if (change !== 'same') run = { ...run, [change]: run[change] + text };
    else if (isLostBetween(parts, at)) {
      run = { removed: run.removed + text, added: run.added + text };
    } else {
      close();
      runs.push({ text, change });
    }
  }
  close();
  return runs;
}

/** Whether it is a blank or one word, with changes on both sides that are longer. */
function isLostBetween(parts: readonly TextPart[], at: number): boolean {
  const text = parts[at]?.text ?? '';
  const sides = [changedBeside(parts, at, -1), changedBeside(parts, at, 1)];
  const isShort = text.trim() === '' || /^[^\S\n]*[^\s.!?]+[^\S\n]*$/.test(text);
  return isShort && !text.includes('\n') && sides.every((length) => length >= text.length);
}

/** How much changed directly before or behind a part. */
function changedBeside(parts: readonly TextPart[], at: number, step: 1 | -1): number {
  let length = 0;
  for (let next = at + step; parts[next] && parts[next]?.change !== 'same'; next += step) {
    length += parts[next]?.text.length ?? 0;
  }
  return length;
}

/** A blank that both sides of a change begin or end with is no part of it. */
function trimmed(parts: readonly TextPart[]): TextPart[] {
  return parts.flatMap((each, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    if (each.change === 'removed' && after?.change === 'added') return [];
    if (each.change !== 'added' || before?.change !== 'removed') return [each];
    const start = sharedBlank(before.text, each.text, /^\s*/);
    const [old, current] = [before.text.slice(start.length), each.text.slice(start.length)];
    const end = sharedBlank(old, current, /(?<!\s)\s*$/);
    const without = (text: string) => text.slice(0, text.length - end.length);
    return [
      ...part(start, 'same'),
      ...part(without(old), 'removed'),
      ...part(without(current), 'added'),
      ...part(end, 'same'),
    ];
  });
}

function sharedBlank(one: string, other: string, edge: RegExp): string {
  const [blank = ''] = edge.exec(one) ?? [];
  return blank === (edge.exec(other)?.[0] ?? '') ? blank : '';
}

function withoutFarContext(parts: readonly TextPart[]): TextPart[] {
  return parts.map((each, at) => {
    if (each.change !== 'same' || each.text.length <= contextMax) return each;
    const [isFirst, isLast] = [at === 0, at === parts.length - 1];
    if (isFirst && isLast) return each;
    const start = isFirst ? '' : wholeWords(each.text.slice(0, contextKept), 'start');
    const end = isLast ? '' : wholeWords(each.text.slice(-contextKept), 'end');
    return { ...each, text: `${start}${gap}${end}`.trimStart() };
  });
}

/** No half of a word at the edge of a gap. */
const wholeWords = (text: string, side: 'start' | 'end'): string =>
  side === 'start'
    ? text.replace(/(?<!\S)\S+$/, '').trimEnd()
    : text.replace(/^\S+/, '').trimStart();
