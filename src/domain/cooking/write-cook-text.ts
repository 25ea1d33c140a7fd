import type { Id, UnitId } from '../ids.ts';
import {
  isMeasuredBefore,
  joinsAmount,
  mentionedShare,
} from '../recipe/mentions/mentioned-share.ts';
import { isEmptyRichText, isTextLeaf } from '../text/rich-text.ts';
import type {
  BlockNode,
  InlineNode,
  ListItemNode,
  ListNode,
  RichText,
  TextLeaf,
} from '../text/rich-text.ts';
import type { PlainDegrees } from '../measures/plain-temperature.ts';
import { splitTemperatures } from '../measures/temperature.ts';
import { withThirds } from '../measures/written-thirds.ts';
import { keptUnit } from '../measures/kept-unit.ts';
import { findMeasuredUnit } from '../measures/units.ts';
import type { UnitName } from '../measures/units.ts';
import type {
  AmountNode,
  CookBlock,
  CookInline,
  CookList,
  CookListItem,
  CookParagraph,
  CookText,
} from './cook-text.ts';
import type { IngredientLine } from './ingredient-line.ts';
import type { ReadText, TextAmount } from './read-text.ts';
import type { UnitRef } from './unit-ref.ts';
import { unitRefOf } from './write-unit.ts';

/** What the ids in a text name; null for what is gone. */
export type TextNames = {
  unit: (id: UnitId) => UnitName | null;
  line: (id: Id) => IngredientLine | null;
  /** The amounts of a text, where they are known. */
  parts?: (text: string) => ReadText['parts'];
  plainDegrees?: PlainDegrees | undefined;
};

/** Null where nothing would be seen. */
export function writeCookText(text: RichText | null, names: TextNames): CookText | null {
  if (text === null || isEmptyRichText(text)) return null;
  return text.children.map((block) => writeBlock(block, names));
}

function writeBlock(block: BlockNode, names: TextNames): CookBlock {
  return isList(block)
    ? writeList(block, names)
    : { ...block, children: writeInlines(block.children, names) };
}

function writeList(list: ListNode, names: TextNames): CookList {
  return { type: list.type, children: list.children.map((item) => writeItem(item, names)) };
}

function writeItem({ children }: ListItemNode, names: TextNames): CookListItem {
  const written = children.flatMap((child): (CookInline | CookList | CookParagraph)[] => {
    if (isTextLeaf(child)) return writeInlines([child], names);
    if (child.type === 'paragraph') {
      return [{ type: 'paragraph', children: writeInlines(child.children, names) }];
    }
    return isList(child) ? [writeList(child, names)] : writeInlines([child], names);
  });
  return { type: 'list-item', children: written };
}

const isList = (node: { type: string }): node is ListNode => node.type.endsWith('-list');

function writeInlines(nodes: readonly InlineNode[], names: TextNames): CookInline[] {
  const isFirst = (index: number) =>
    nodes.slice(0, index).every((node) => isTextLeaf(node) && node.text.trim() === '');
  const written = nodes.flatMap((node, index) => writeInline(node, names, isFirst(index)));
  return written.map((node, index) => withOwnAmount(node, written.slice(0, index)));
}

/** What was measured before its name does not need the amount of the whole line behind it. */
function withOwnAmount(node: CookInline, before: readonly CookInline[]): CookInline {
  if (!('type' in node) || node.type !== 'usage') return node;
  const last = before.at(-1);
  const text = last && 'text' in last ? last.text : '';
  const measured = text === '' ? last : before.at(-2);
  const isMeasured = measured && 'type' in measured && measured.type === 'amount';
  if (!isMeasuredBefore(text) && !(isMeasured && joinsAmount(text))) return node;
  return { ...node, share: 0 };
}

function writeInline(node: InlineNode, names: TextNames, isFirst: boolean): CookInline[] {
  if (isTextLeaf(node)) return writeParts(node, names);
  if (node.type === 'link') return [node];
  if (node.type === 'measurement') {
    const unit = names.unit(node.unitId ?? '');
    return [{ type: 'amount', quantity: node.quantity, ...(unit && { unit: unitRefOf(unit) }) }];
  }
  const line = names.line(node.ingredientUsageId);
  const words = node.children.map(({ text }) => text).join('');
  if (!line) return [{ text: words }];
  const isOwn = isOwnWords(words, line);
  const share = mentionedShare(words, `${line.title} ${line.plural ?? ''}`);
  return [
    {
      type: 'usage',
      id: line.id,
      ...(isOwn && { words }),
      ...(isFirst && { isFirst: true }),
      ...(isOwn && share !== null && { share }),
    },
  ];
}

/** Words that only repeat the title give way to it, for the title knows one from many. */
function isOwnWords(words: string, { title, plural = title }: IngredientLine): boolean {
  const plain = words.trim().toLowerCase();
  return plain !== '' && plain !== title.toLowerCase() && plain !== plural.toLowerCase();
}

function writeParts(
  { text, ...style }: TextLeaf,
  { parts, plainDegrees }: TextNames,
): CookInline[] {
  return (parts?.(text) ?? [text]).flatMap((part): CookInline[] => {
    if (typeof part === 'string') return writeLeaf({ text: part, ...style }, plainDegrees);
    const { quantityMin, quantityMax, figure, weighing } = part;
    const unit = unitOf(part);
    const slug = part.unit === null ? null : { slug: part.unit };
    const { min, max } = withThirds({ min: quantityMin, max: quantityMax }, slug);
    const amount: AmountNode = {
      type: 'amount',
      quantity: min,
      ...(max !== null && max !== min && { max }),
      ...(unit !== null && { unit }),
      ...(figure !== undefined && { figure }),
      ...(weighing && { weighing }),
    };
    return [amount];
  });
}

function unitOf({ unit, isKept }: TextAmount): UnitRef | null {
  const known = unit === null || !isKept ? null : findMeasuredUnit(unit);
  return known ? keptUnit(known) : unit;
}

function writeLeaf({ text, ...style }: TextLeaf, plainDegrees?: PlainDegrees): CookInline[] {
  return splitTemperatures(text, plainDegrees).map((segment) => {
    if (segment.type === 'text') return { text: segment.text, ...style };
    const { fahrenheit, celsius } = segment;
    return { type: 'temperature', fahrenheit, celsius, ...style };
  });
}
