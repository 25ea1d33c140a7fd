import { isRecord } from '../../is-record.ts';
import {
  type BlockNode,
  isEmptyRichText,
  isList,
  isParagraph,
  type ListItemNode,
  paragraphsFromText,
  type RichText,
} from '../../text/rich-text.ts';
import { parseHtml, rawText } from '../html/document.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { richTextOfHtml } from '../html/rich-text-of-html.ts';
import { collapsed } from '../html/visible-text.ts';
import type { ReadGroup, ReadStep } from '../read-recipe.ts';
import { addToLast } from '../recipe-lines.ts';
import { sectionOf } from '../text/section-words.ts';
import { stepTexts } from '../text/step-texts.ts';
import { writtenTime } from '../written-times.ts';
import { addressesOf, listOf, markedOf, type Thing, typesOf, wordsOf } from './thing.ts';

/** `recipeInstructions` of any shape: one text, lists of texts, steps, sections, lists of these. */
export function stepGroupsOf(value: unknown): ReadGroup<ReadStep>[] {
  const groups: ReadGroup<ReadStep>[] = [];
  const parts = listOf(value);
  const isWhole = parts.filter(isStep).length > 1;
  addParts(parts, groups, isWhole);
  const kept = groups
    .map(({ title, items }) => ({ title, items: items.filter(saysSomething) }))
    .filter(({ title, items }) => items.length > 0 || title !== null);
  return kept.some(({ items }) => items.length > 0) ? kept : titlesAsSteps(kept);
}

/** Titles of nothing are what is to be done. */
const titlesAsSteps = (groups: readonly ReadGroup<ReadStep>[]): ReadGroup<ReadStep>[] => {
  const items = groups.map(({ title }) => ({
    text: paragraphsFromText(title ?? ''),
    pictures: [],
  }));
  return items.length === 0 ? [] : [{ title: null, items }];
};

/** Of several steps each is one, whatever lines it has; a step alone may hold all of them. */
const isStep = (part: unknown): boolean => isRecord(part) && typesOf(part).includes('howtostep');

/** Commas between objects and the heading of the whole list are no steps. */
function saysSomething({ text }: ReadStep): boolean {
  const words = toPlainText(text);
  return /[\p{L}\p{N}]/u.test(words) && sectionOf(words) !== 'steps';
}

function addParts(
  parts: readonly unknown[],
  groups: ReadGroup<ReadStep>[],
  isWhole: boolean,
): void {
  for (const [at, part] of parts.entries()) {
    const title = titleAlone(part, parts[at + 1]);
    if (title === null) addPart(part, groups, isWhole);
    else groups.push({ title, items: [] });
  }
}

function addPart(part: unknown, groups: ReadGroup<ReadStep>[], isWhole: boolean): void {
  if (!isRecord(part)) {
    for (const text of textsOf(markedOf(part))) addToLast(groups, { text, pictures: [] });
    return;
  }
  const inner = innerOf(part);
  if (isSection(part) || (inner.length > 0 && !isStep(part))) {
    const title = titleOf(part);
    if (title !== '') groups.push({ title, items: [] });
    const several = inner.filter(isStep).length > 1;
    addParts(inner.length > 0 ? inner : textParts(part), groups, several);
    return;
  }
  const steps = stepsOf(part, inner);
  addToLast(groups, ...(isWhole ? inOne(steps) : steps));
}

const titleOf = (section: Thing): string => wordsOf(section['name'] ?? section['headline']);

const innerOf = (part: Thing): unknown[] =>
  listOf(part['itemListElement'] ?? part['steps'] ?? part['step']);

const isSection = (part: unknown): part is Thing =>
  isRecord(part) && typesOf(part).includes('howtosection');

/**
 * RecipeSage writes `{"@type": "HowToSection", "text": "[Meat]"}` above the steps of the group. Others
 * write each step so: without marks it is a title only where what follows is no section.
 */
function titleAlone(section: unknown, next: unknown): string | null {
  if (!isSection(section) || innerOf(section).length > 0 || titleOf(section) !== '') return null;
  const text = wordsOf(section['text']);
  const [, marked] = /^\[([^\]]{1,200})\]$/.exec(text) ?? [];
  if (marked !== undefined) return marked.trim();
  if (text === '' || text.length > longestTitle) return null;
  if (/[:：]$/u.test(text)) return text.replace(/(?<!\s)\s*[:：]$/u, '');
  const isAbove = next !== undefined && !isSection(next);
  return isAbove && !/[.!?]$/.test(text) ? text : null;
}

const longestTitle = 80;

const textParts = (part: Thing): unknown[] => (part['text'] === undefined ? [] : [part['text']]);

function stepsOf(step: Thing, inner: readonly unknown[]): ReadStep[] {
  const said = markedOf(step['text'] ?? step['description'] ?? step['item']);
  const marked = said === '' ? inner.map((each) => markedOf(each)).join('\n') : said;
  const name = wordsOf(step['name']);
  const texts = textsOf(marked === '' ? name : marked);
  const [first, ...rest] = texts;
  if (!first) return [];
  const pictures = addressesOf(step['image']);
  const own: ReadStep = { text: first, pictures, ...timerOf(step) };
  return [
    isOwnName(name, first) ? { name, ...own } : own,
    ...rest.map((text) => ({ text, pictures: [] })),
  ];
}

function timerOf(step: Thing): Pick<ReadStep, 'timerMinutes'> {
  const told =
    step['timerMinutes'] ?? step['performTime'] ?? step['totalTime'] ?? step['timeRequired'];
  const minutes = writtenTime(wordsOf(told), 'en')?.minutes ?? null;
  return minutes === null ? {} : { timerMinutes: minutes };
}

function inOne(steps: readonly ReadStep[]): ReadStep[] {
  const [first] = steps;
  const children = steps.flatMap(({ text }) => text.children);
  return first ? [{ ...first, text: { ...first.text, children } }] : [];
}

/** Most names only count the steps, or repeat how the text begins. */
function isOwnName(name: string, text: RichText): boolean {
  const beginning = lowerCase(name).replace(/(?:\.{3}|…)$/u, '');
  const isCounted = /^(?:step|schritt|étape|paso|passo|stap)?\s*\d+[.:)]?$/iu.test(name);
  return name !== '' && !isCounted && !lowerCase(toPlainText(text)).startsWith(beginning);
}

const lowerCase = (text: string): string => collapsed(text).toLowerCase();

const tag = /<[a-z/]/i;
/** Without any of these, lines of the text are lines of what is seen. */
const blockTag = /<(?:br|p|div|li|ol|ul|h[1-6]|table|tr|td|section|article|blockquote|figure)\b/i;

/** The steps that one text holds, each with its bold words, links and lists. */
function textsOf(marked: string): RichText[] {
  const text = withoutEmpty(tag.test(marked) ? marked : withoutEntities(marked));
  if (!tag.test(text)) return stepTexts(text).map((step) => paragraphsFromText(step));
  if (!blockTag.test(text)) {
    return stepTexts(text).flatMap((step) => richTextOfHtml(step) ?? []);
  }
  const whole = richTextOfHtml(text);
  return whole === null ? [] : stepsOfBlocks(whole);
}

/** "<ol></ol>" */
const withoutEmpty = (text: string): string => text.replaceAll(/<([a-z]{1,10}\d?)><\/\1>/gi, '');

/** Some files escape their whole text, tags and all. */
function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  const root = parseHtml(text);
  return root ? rawText(root) : text;
}

/** Each block is a step, and so is each item of a list. */
const stepsOfBlocks = ({ children }: RichText): RichText[] =>
  children
    .flatMap((block): RichText[] =>
      block.type === 'numbered-list' || block.type === 'bulleted-list'
        ? block.children.map(itemText)
        : [{ type: 'document', children: [block] }],
    )
    .filter((step) => !isEmptyRichText(step));

function itemText({ children }: ListItemNode): RichText {
  const blocks: BlockNode[] = [];
  for (const child of children) {
    const last = blocks.at(-1);
    if (isList(child) || isParagraph(child)) blocks.push(child);
    else if (last?.type === 'paragraph') last.children.push(child);
    else blocks.push({ type: 'paragraph', children: [child] });
  }
  return { type: 'document', children: blocks };
}
