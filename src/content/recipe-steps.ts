import { showMeasure } from '#domain/conversion.ts';
import { formatDuration } from '#domain/duration.ts';
import { findIngredientUsage, formatIngredientUsage } from '#domain/ingredient-usage.ts';
import type { Instruction, RecipeContent } from '#domain/recipe.ts';
import type {
  BlockNode,
  InlineNode,
  ListItemNode,
  ListNode,
  ParagraphNode,
  RichText,
  TextLeaf,
} from '#domain/rich-text.ts';
import { isEmptyRichText, isTextLeaf } from '#domain/rich-text.ts';
import type { PageFacts } from './facts.ts';
import type { InstructionGroupModel, StepModel } from './recipe-models.ts';
import { pictureOf, videoOf } from './pictures.ts';
import { defaultView, resolveUsage } from './recipe-lines.ts';

type Texts = { facts: PageFacts; content: RecipeContent };

/** Groups as printed, steps counted through; empty groups are hidden. */
export function instructionGroups(
  facts: PageFacts,
  content: RecipeContent,
): InstructionGroupModel[] {
  const shown = content.instructionGroups.filter((group) => group.instructions.length > 0);
  let number = 0;
  return shown.map(({ id, title, note, instructions }) => ({
    id,
    title: shown.length === 1 && /^(?:instructions|method)$/i.test(title) ? null : title,
    note: isEmptyRichText(note) ? null : note,
    steps: instructions.map((instruction) => {
      number += 1;
      return stepOf({ facts, content }, instruction, number);
    }),
  }));
}

function stepOf(texts: Texts, instruction: Instruction, number: number): StepModel {
  const { facts } = texts;
  const { timerMinutes, note } = instruction;
  return {
    id: instruction.id,
    number,
    content: writeAmounts(texts, instruction.content),
    timerMinutes,
    timerText: timerMinutes === null ? null : formatDuration(timerMinutes),
    note: isEmptyRichText(note) ? null : note,
    images: instruction.images.flatMap((use) => pictureOf(facts, use) ?? []),
    video: videoOf(facts, instruction.videoId),
  };
}

/** Gives measurements and ingredient references the words that a reader sees. */
function writeAmounts(texts: Texts, text: RichText): RichText {
  return { ...text, children: text.children.map((block) => writeBlock(texts, block)) };
}

function writeBlock(texts: Texts, block: BlockNode): BlockNode {
  if (isList(block)) return writeList(texts, block);
  return { ...block, children: block.children.map((node) => writeInline(texts, node)) };
}

function writeParagraph(texts: Texts, paragraph: ParagraphNode): ParagraphNode {
  return { ...paragraph, children: paragraph.children.map((node) => writeInline(texts, node)) };
}

function writeList(texts: Texts, list: ListNode): ListNode {
  return { ...list, children: list.children.map((item) => writeItem(texts, item)) };
}

const isList = (node: { type: string }): node is ListNode => node.type.endsWith('-list');

function writeItem(texts: Texts, item: ListItemNode): ListItemNode {
  return {
    ...item,
    children: item.children.map((child) => {
      if (isTextLeaf(child)) return child;
      if (child.type === 'paragraph') return writeParagraph(texts, child);
      return isList(child) ? writeList(texts, child) : writeInline(texts, child);
    }),
  };
}

function writeInline(texts: Texts, node: InlineNode): InlineNode {
  if (isTextLeaf(node) || node.type === 'link') return node;
  if (node.type === 'measurement') {
    const unit = texts.facts.site.units.get(node.unitId ?? '') ?? null;
    const measure = { quantity: { min: node.quantity, max: null }, unit };
    const shown = showMeasure(measure, null, defaultView(texts.facts));
    return { ...node, children: [{ text: joined(shown.amount, shown.unit) }] };
  }
  return { ...node, children: referenceText(texts, node.ingredientUsageId) };
}

function referenceText({ facts, content }: Texts, usageId: string): TextLeaf[] {
  const usage = findIngredientUsage(content.ingredientUsageGroups, usageId);
  if (!usage) return [{ text: '' }];
  const parts = formatIngredientUsage(resolveUsage(facts, usage), defaultView(facts));
  const amount = joined(parts.amount, parts.unit);
  return amount ? [{ text: `${parts.title} (${amount})` }] : [{ text: parts.title }];
}

const joined = (...words: (string | null)[]) => words.filter(Boolean).join(' ');
