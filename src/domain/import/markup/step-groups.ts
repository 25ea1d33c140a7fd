import { isRecord } from '../../is-record.ts';
import { isEmptyRichText, paragraphsFromText, type RichText } from '../../text/rich-text.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { richTextOfHtml } from '../html/rich-text-of-html.ts';
import { collapsed } from '../html/visible-text.ts';
import type { ReadGroup, ReadStep } from '../read-recipe.ts';
import { stepTexts } from '../text/step-texts.ts';
import { addressesOf, listOf, markedOf, plainOf, type Thing, typesOf, wordsOf } from './thing.ts';

/** `recipeInstructions` of any shape: one text, lists of texts, steps, sections, lists of these. */
export function stepGroupsOf(value: unknown): ReadGroup<ReadStep>[] {
  const groups: ReadGroup<ReadStep>[] = [];
  for (const part of listOf(value)) addPart(part, groups);
  return groups.filter(({ title, items }) => items.length > 0 || title !== null);
}

function addPart(part: unknown, groups: ReadGroup<ReadStep>[]): void {
  if (!isRecord(part)) {
    for (const text of textsOf(markedOf(part))) openGroup(groups).items.push({ text, pictures: [] });
    return;
  }
  const inner = listOf(part['itemListElement'] ?? part['steps'] ?? part['step']);
  const types = typesOf(part);
  if (types.includes('howtosection') || (inner.length > 0 && !types.includes('howtostep'))) {
    const title = titleOf(part);
    if (title !== '') groups.push({ title, items: [] });
    for (const each of inner.length > 0 ? inner : textParts(part)) addPart(each, groups);
    return;
  }
  const { items } = openGroup(groups);
  items.push(...stepsOf(part, inner));
}

const titleOf = (section: Thing): string => wordsOf(section['name'] ?? section['headline']);

const textParts = (part: Thing): unknown[] => (part['text'] === undefined ? [] : [part['text']]);

function stepsOf(step: Thing, inner: readonly unknown[]): ReadStep[] {
  const own = markedOf(step['text'] ?? step['description'] ?? step['item']);
  const marked = own === '' ? inner.map((each) => markedOf(each)).join('\n') : own;
  const name = wordsOf(step['name']);
  const texts = textsOf(marked === '' ? name : marked);
  const [first, ...rest] = texts;
  if (!first) return [];
  const pictures = addressesOf(step['image']);
  return [{ text: withName(first, name), pictures }, ...rest.map((text) => ({ text, pictures: [] }))];
}

/** A name of a step's own stands before its text; most only repeat how it begins. */
function withName(text: RichText, name: string): RichText {
  const words = bare(toPlainText(text));
  const isRepeated = words.startsWith(bare(name).replace(/(?:\.{3}|…)$/u, ''));
  if (name === '' || isRepeated || /^(?:step|schritt|étape|paso|passo|stap)?\s*\d+[.:)]?$/iu.test(name)) {
    return text;
  }
  return {
    type: 'document',
    children: [{ type: 'paragraph', children: [{ text: name, bold: true }] }, ...text.children],
  };
}

const bare = (text: string): string => collapsed(text).toLowerCase();

/** The steps that one text holds, each with its bold words, links and lists. */
function textsOf(marked: string): RichText[] {
  if (!/<[a-z/]/i.test(marked) && !/&[#\w]+;/.test(marked)) {
    return stepTexts(marked).map((text) => paragraphsFromText(text));
  }
  if (!/<[a-z/]/i.test(marked)) return textsOf(entitiesRead(marked));
  const whole = richTextOfHtml(marked);
  return whole === null ? [] : stepsOfBlocks(whole);
}

const entitiesRead = (text: string): string =>
  text
    .split('\n')
    .map((line) => plainOf(line))
    .join('\n');

/** Each block is a step, each item of a list too; a number typed before it is dropped. */
function stepsOfBlocks({ children }: RichText): RichText[] {
  return children.flatMap((block): RichText[] => {
    const parts =
      block.type === 'numbered-list' || block.type === 'bulleted-list'
        ? block.children.map(({ children: item }) => itemText(item))
        : [{ type: 'document' as const, children: [block] }];
    return parts.filter((part) => !isEmptyRichText(part));
  });
}

type ItemChildren = Extract<RichText['children'][number], { type: 'numbered-list' }>['children'][number]['children'];

function itemText(children: ItemChildren): RichText {
  const blocks: RichText['children'] = [];
  for (const child of children) {
    if ('type' in child && (child.type === 'paragraph' || child.type.endsWith('-list'))) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what ends so is a list
      blocks.push(child as RichText['children'][number]);
    } else {
      const last = blocks.at(-1);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- neither paragraph nor list
      const inline = child as Extract<RichText['children'][number], { type: 'paragraph' }>['children'][number];
      if (last?.type === 'paragraph') last.children.push(inline);
      else blocks.push({ type: 'paragraph', children: [inline] });
    }
  }
  return { type: 'document', children: blocks };
}

function openGroup(groups: ReadGroup<ReadStep>[]): ReadGroup<ReadStep> {
  const last = groups.at(-1);
  if (last) return last;
  const group = { title: null, items: [] };
  groups.push(group);
  return group;
}
