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

export type MentionOption = { key: string; label: string; isUsed: boolean; run: () => void };

/** What was typed behind `@`, and where it stands. */
export type Asked = { at: Range; typed: string };
/** An ingredient, and how many characters had been typed for it. */
export type Chosen = { ingredient: StepIngredient; length: number };

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

export function ingredientOptions(
  { ingredients, used }: Mentionable,
  typed: string,
  choose: (ingredient: StepIngredient) => void,
): MentionOption[] {
  return mentionable(ingredients, typed, used)
    .slice(0, mostOffered)
    .map((ingredient) => ({
      key: ingredient.id,
      label: ingredient.title,
      isUsed: used.has(ingredient.id),
      run: () => choose(ingredient),
    }));
}

/** All of an ingredient, a part of it, or the amount that was typed behind its name. */
export function partOptions(
  editor: TextEditor,
  { ingredient: { id, title }, length }: Chosen,
  { at, typed, language }: Asked & { language: string },
): MentionOption[] {
  const reference = (text: string): InlineNode => ({
    type: 'ingredient-usage-reference',
    ingredientUsageId: id,
    children: [{ text }],
  });
  const amount = typed.slice(length).trim();
  const read = amount === '' ? null : (editor.readAmount?.(amount) ?? null);
  if (!read) {
    return mentionParts.map((part) => {
      const text = mentionText(title, part, language);
      const run = () => insert(editor, at, [reference(text)]);
      return { key: part, label: text, isUsed: false, run };
    });
  }
  const { quantity, unitId } = read;
  const measured: InlineNode = {
    type: 'measurement',
    quantity,
    unitId,
    children: [{ text: amount }],
  };
  const run = () => insert(editor, at, [measured, { text: ' ' }, reference(title)]);
  return [{ key: 'own', label: `${amount} ${title}`, isUsed: false, run }];
}

/** In place of what was typed; the caret goes on behind. */
function insert(editor: TextEditor, at: Range, nodes: InlineNode[]): void {
  Transforms.delete(editor, { at });
  Transforms.insertNodes(editor, nodes, { select: true });
  const piece = Editor.above(editor, { match: isPiece });
  if (piece) Transforms.select(editor, Editor.start(editor, Path.next(piece[1])));
}
