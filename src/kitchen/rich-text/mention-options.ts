import { Editor, Node, Path, Range, Transforms } from 'slate';
import type { Id } from '#domain/ids.ts';
import { mentionable, type StepIngredient } from '#domain/recipe/mentions/ingredient-mentions.ts';
import { mentionParts, mentionText } from '#domain/kitchen/steps/mention-texts.ts';
import type { InlineNode } from '#domain/text/rich-text.ts';
import { isPiece } from './editing.ts';
import type { TextEditor } from './slate-types.ts';

export type Mentionable = {
  ingredients: readonly StepIngredient[];
  used: ReadonlySet<Id>;
  language: string;
};

export type MentionOption = {
  key: string;
  label: string;
  apart?: string | undefined;
  isUsed: boolean;
  run: () => void;
};

/** What was typed behind `@`, or behind an ingredient, and where it stands. */
export type Asked = { at: Range; typed: string };
/** The ingredient that was put in last, and its very node: undo and the typing of others make new ones. */
export type Placed = { ingredient: StepIngredient; node: Node };

const sign = /(?:^|[\s(])@(?<typed>[^@\n]{0,40})$/;
const mostOffered = 8;

export function askedHere(editor: TextEditor): Asked | null {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return null;
  const { path, offset } = selection.anchor;
  if (!Node.has(editor, path)) return null;
  const text = Node.string(Node.get(editor, path)).slice(0, offset);
  const typed = sign.exec(text)?.groups?.['typed'];
  if (typed === undefined) return null;
  const anchor = { path, offset: offset - typed.length - 1 };
  return { at: { anchor, focus: selection.anchor }, typed };
}

/** An amount that is being typed behind an ingredient, or nothing yet; null once the caret is elsewhere. */
export function askedBehind(editor: TextEditor, { node }: Placed): Asked | null {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return null;
  const inside = Editor.above(editor, { match: (each) => each === node });
  if (inside && Editor.isEnd(editor, selection.anchor, inside[1])) {
    const behind = Editor.start(editor, Path.next(inside[1]));
    return { at: { anchor: behind, focus: behind }, typed: '' };
  }
  const { path, offset } = selection.anchor;
  if (!Node.has(editor, path) || !Path.hasPrevious(path)) return null;
  if (Node.get(editor, Path.previous(path)) !== node) return null;
  const typed = Node.string(Node.get(editor, path)).slice(0, offset);
  if (!amountBeginning.test(typed)) return null;
  return { at: { anchor: { path, offset: 0 }, focus: selection.anchor }, typed };
}

const amountBeginning = /^\s?(?:[\d¼½¾⅐-⅞][^@\n]{0,30})?$/u;

export const ingredientOptions = (
  { ingredients, used }: Mentionable,
  typed: string,
  choose: (ingredient: StepIngredient) => void,
): MentionOption[] =>
  mentionable(ingredients, typed, used)
    .slice(0, mostOffered)
    .map((ingredient) => ({
      key: ingredient.id,
      label: ingredient.title,
      apart: ingredient.apart,
      isUsed: used.has(ingredient.id),
      run: () => choose(ingredient),
    }));

/** In place of `@` and what was typed; the caret goes on behind. */
export function placeIngredient(
  editor: TextEditor,
  at: Range,
  ingredient: StepIngredient,
): Placed | null {
  Transforms.delete(editor, { at });
  Transforms.insertNodes(editor, [referenceTo(ingredient)], { select: true });
  const piece = Editor.above(editor, { match: isPiece });
  if (!piece) return null;
  Transforms.select(editor, Editor.start(editor, Path.next(piece[1])));
  return { ingredient, node: piece[0] };
}

/** All of an ingredient that stands in the text, a part of it, or the amount that was typed behind it. */
export function partOptions(
  editor: TextEditor,
  placed: Placed,
  { at, typed, language }: Asked & { language: string },
): MentionOption[] {
  const { ingredient } = placed;
  const amount = typed.trim();
  if (typed === '') {
    return mentionParts.map((part) => {
      const label = mentionText(ingredient.title, part, language);
      const run = () => replacePlaced(editor, at, [referenceTo(ingredient, label)]);
      return { key: part, label, isUsed: false, run: part === 'all' ? () => undefined : run };
    });
  }
  const read = editor.readAmount?.(amount) ?? null;
  if (!read) return [];
  const { quantity, unitId } = read;
  const measured: InlineNode = {
    type: 'measurement',
    quantity,
    unitId,
    children: [{ text: amount }],
  };
  const nodes = [measured, { text: ' ' }, referenceTo(ingredient)];
  const label = `${amount} ${ingredient.title}`;
  return [{ key: 'own', label, isUsed: false, run: () => replacePlaced(editor, at, nodes) }];
}

const referenceTo = (
  { id, title }: StepIngredient,
  text: string = title,
): Extract<InlineNode, { type: 'ingredient-usage-reference' }> => ({
  type: 'ingredient-usage-reference',
  ingredientUsageId: id,
  children: [{ text }],
});

/** The ingredient before what was typed behind it, and that too; the caret goes on behind. */
function replacePlaced(editor: TextEditor, typed: Range, nodes: InlineNode[]): void {
  const path = Path.previous(typed.anchor.path);
  Editor.withoutNormalizing(editor, () => {
    Transforms.delete(editor, { at: typed });
    Transforms.removeNodes(editor, { at: path });
    Transforms.insertNodes(editor, nodes, { at: path });
    const behind = [...Path.parent(path), (path.at(-1) ?? 0) + nodes.length];
    Transforms.select(editor, Editor.start(editor, behind));
  });
}
