import {
  countsUp,
  goneOn,
  inlineStarts,
  numberOf,
  stepParts,
  withoutNumber,
} from '../../import/text/step-texts.ts';
import {
  headingOfLine,
  markedWords,
  titleIn,
} from '../../ingredients/written-list/rows-from-paste.ts';
import { recipeLimits } from '../../recipe/recipe-limits.ts';
import { hasListMark, withoutListMarks } from '../../text/lines.ts';
import { type BlockNode, isEmptyRichText, type RichText } from '../../text/rich-text.ts';
import { fromEditorNodes, toEditorNodes } from '../rich-text/editor-nodes.ts';
import { slicedInlines } from '../rich-text/sliced-inlines.ts';
import { type PastedLine, pastedLines, withoutStart } from './pasted-lines.ts';

/** Steps under a heading; those before the first heading have none. */
export type PastedSteps = { title: string | null; texts: RichText[] };

/** Among these a heading in capitals has to stand out. */
const neighboursMost = 200;
const longestMarkedWords = 12;

/** The steps of a pasted text, without bullets and numbers, under the headings that stand among them. */
export function stepsFromPaste(text: RichText, language: string): PastedSteps[] {
  const lines = toEditorNodes(text).flatMap(pastedLines);
  const filled = lines.filter(({ words }) => words !== '');
  const others = filled.slice(0, neighboursMost).map(({ words }) => words);
  const groups: { title: string | null; lines: PastedLine[] }[] = [];
  for (const line of lines) {
    const next = filled[filled.indexOf(line) + 1];
    const title = next ? headingIn(line, { next, language, others }) : null;
    if (title !== null) groups.push({ title, lines: [] });
    else if (groups.length === 0) groups.push({ title: null, lines: [line] });
    else groups.at(-1)?.lines.push(line);
  }
  return withoutEmpty(groups.map(({ title, lines: own }) => ({ title, texts: textsOf(own) })));
}

type Among = { next: PastedLine; language: string; others: readonly string[] };

function headingIn(line: PastedLine, { next, ...among }: Among): string | null {
  const { kind, words } = line;
  const isOfLine = kind === 'line' || kind === 'heading';
  if (!isOfLine || words === '' || words.length > recipeLimits.line) return null;
  if (next.kind === 'list' || numberOf(words) !== null) return null;
  const marked = kind === 'heading' ? (markedWords(words) ?? words) : markedWords(words);
  if (marked === undefined) return headingOfLine(words, among);
  const title = titleIn(marked);
  const isShort = title.split(/\s+/u).length <= longestMarkedWords && !/[.!?。]$/u.test(title);
  return title !== '' && isShort ? title : null;
}

/** A heading right above another one is a step, so that no word is lost. */
function withoutEmpty(groups: readonly PastedSteps[]): PastedSteps[] {
  const kept: PastedSteps[] = [];
  for (const { title, texts } of groups) {
    if (texts.length > 0) kept.push({ title, texts });
    else if (title !== null) addStep(kept, textOf([paragraphSaying(title)]));
  }
  return kept;
}

function addStep(groups: PastedSteps[], text: RichText): void {
  const last = groups.at(-1);
  if (last) last.texts.push(text);
  else groups.push({ title: null, texts: [text] });
}

function textsOf(written: readonly PastedLine[]): RichText[] {
  const lines = withoutMarks(written);
  const filled = lines.filter(({ words }) => words !== '');
  const isList = lines.some(({ kind }) => kind === 'item' || kind === 'list');
  const [only] = filled;
  const parts = isList ? itemParts(lines) : wordParts(lines);
  const texts = only && lines.length === 1 ? inlineSteps(only) : parts;
  return texts.map(textOf).filter((text) => !isEmptyRichText(text));
}

/** Each item is a step, whatever stands before and behind the list too. */
function itemParts(lines: readonly PastedLine[]): BlockNode[][] {
  const isCounted = countsUp(lines.map(({ words }) => words));
  return lines.map((line) => (isCounted ? withoutItsNumber(line) : line).blocks);
}

function wordParts(lines: readonly PastedLine[]): BlockNode[][] {
  return stepParts(lines.map(({ words }) => words.trimEnd())).map(({ lines: places, how }) => {
    const own = places.flatMap((at) => lines[at] ?? []);
    if (how === 'line') return own.flatMap(({ blocks }) => blocks);
    if (how === 'number') return own.map(withoutItsNumber).flatMap(filledBlocks);
    return joined(own.map((line, at) => (at === 0 ? withoutItsNumber(line) : line)));
  });
}

const filledBlocks = ({ words, blocks }: PastedLine): BlockNode[] => (words === '' ? [] : blocks);

/** Lines that were broken where a page ended are one. */
function joined(lines: readonly PastedLine[]): BlockNode[] {
  const children = lines.flatMap(({ words, blocks }, at) => {
    const [first] = blocks;
    const own =
      first?.type === 'paragraph'
        ? slicedInlines(first.children, { from: 0, to: words.trimEnd().length })
        : [];
    const before = lines[at - 1]?.words.trimEnd() ?? '';
    const link = goneOn(before, '').slice(before.length);
    return link === '' ? own : [{ text: link }, ...own];
  });
  return [{ type: 'paragraph', children }];
}

/** "1. Mix. 2. Bake." */
function inlineSteps(line: PastedLine): BlockNode[][] {
  const [first] = line.blocks;
  const starts = first?.type === 'paragraph' ? inlineStarts(line.words) : null;
  if (!starts || first?.type !== 'paragraph') return [line.blocks];
  return [0, ...starts].map((from, at) => {
    const to = starts[at] ?? line.words.length;
    const children = slicedInlines(first.children, { from, to });
    const words = line.words.slice(from, to);
    const lead = words.length - words.trimStart().length;
    const part = withoutStart({ ...line, words, blocks: [{ ...first, children }] }, lead);
    return withoutItsNumber(part).blocks;
  });
}

const withoutItsNumber = (line: PastedLine): PastedLine =>
  withoutStart(line, line.words.length - withoutNumber(line.words).length);

/** One dash may be a word's own; several are bullets. */
function withoutMarks(lines: readonly PastedLine[]): readonly PastedLine[] {
  if (lines.filter(({ words }) => hasListMark(words)).length < 2) return lines;
  return lines.map((line) =>
    withoutStart(line, line.words.length - withoutListMarks(line.words).length),
  );
}

const textOf = (blocks: readonly BlockNode[]): RichText => fromEditorNodes(blocks);

const paragraphSaying = (text: string): BlockNode => ({ type: 'paragraph', children: [{ text }] });
