import type { BlockNode } from '../../text/rich-text.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { type Section, sectionOf } from '../text/section-words.ts';

const sentence = /[.!?…:;。！？।)"”»]$/u;
const leastOfSentence = 60;
const leastOfParagraph = 140;
/** Of the items of a list that tells something, on average. */
const leastOfItem = 30;
/** A title, or one of many values that a page shows below each other. */
const mostOfWords = 25;
const mostOfTitle = 100;
/** So many short lines in a row, one of them with a number, are a table of values. */
const leastOfTable = 3;

/** A sentence of some length, or a list of them. */
export function isProse(block: BlockNode): boolean {
  const text = toPlainText(block).trim();
  if (block.type === 'paragraph') {
    return text.length >= (sentence.test(text) ? leastOfSentence : leastOfParagraph);
  }
  return block.type !== 'heading' && text.length >= leastOfItem * block.children.length;
}

/** Without what a page shows in, below and beside a recipe: its parts, its values, and what comes after it. */
export const pruned = (blocks: readonly BlockNode[]): BlockNode[] =>
  withoutBareTitles(withoutParts(withoutTables(blocks)));

const smallestTitle = 4;

/** How large a title is, the largest with 1; null of all else. */
function rankOf(block: BlockNode): number | null {
  if (block.type === 'heading') return block.level;
  const text = toPlainText(block).trim();
  if (block.type !== 'paragraph') return block.children.some(isEnd) ? smallestTitle - 1 : null;
  const isTitle = sectionOf(text) !== null || (text.length <= mostOfTitle && /[:：]$/u.test(text));
  return isTitle ? smallestTitle : null;
}

/** Tabs of boxes are lists. */
const isEnd = (item: Parameters<typeof toPlainText>[0]): boolean =>
  sectionOf(toPlainText(item)) === 'end';

const sectionOfBlock = (block: BlockNode): Section | null => {
  if (block.type === 'bulleted-list' || block.type === 'numbered-list') return 'end';
  return sectionOf(toPlainText(block).trim());
};

/** Sections of which nothing is a story; of the other parts of a recipe sentences are. */
const wholly = new Set<Section | null>(['end', 'nutrition']);
const partly = new Set<Section | null>(['ingredients', 'steps', 'equipment']);

function withoutParts(blocks: readonly BlockNode[]): BlockNode[] {
  let part: { section: Section; rank: number } | null = null;
  return blocks.filter((block) => {
    const rank = rankOf(block);
    if (rank !== null && part && rank <= part.rank) part = null;
    const section = rank === null ? null : sectionOfBlock(block);
    if (rank !== null && section !== null && !(part && wholly.has(part.section))) {
      part = { section, rank };
    }
    if (!part) return true;
    if (wholly.has(part.section)) return false;
    return !partly.has(part.section) || rank !== null || isProse(block);
  });
}

/** "calories", "297", "15%" below each other. */
function withoutTables(blocks: readonly BlockNode[]): BlockNode[] {
  const runs: { isShort: boolean; blocks: BlockNode[] }[] = [];
  for (const block of blocks) {
    const isShort = isValue(block);
    const last = runs.at(-1);
    if (last && last.isShort === isShort) last.blocks.push(block);
    else runs.push({ isShort, blocks: [block] });
  }
  return runs.flatMap((run) => (run.isShort && isTable(run.blocks) ? [] : run.blocks));
}

function isValue(block: BlockNode): boolean {
  const text = toPlainText(block).trim();
  return block.type === 'paragraph' && text.length <= mostOfWords && !/[.!?…,;。！？]$/u.test(text);
}

const isTable = (blocks: readonly BlockNode[]): boolean =>
  blocks.length >= leastOfTable && blocks.some((block) => /\d/.test(toPlainText(block)));

/** Without titles below which nothing is left. */
function withoutBareTitles(blocks: readonly BlockNode[]): BlockNode[] {
  const left: BlockNode[] = [];
  let next = 0;
  for (const block of blocks.toReversed()) {
    const rank = rankOf(block);
    // Behind the last one nothing comes, which is larger than all titles.
    const isBare = rank !== null && next !== smallestTitle + 1 && next <= rank;
    if (isBare) continue;
    next = rank ?? smallestTitle + 1;
    left.push(block);
  }
  return left.toReversed();
}
