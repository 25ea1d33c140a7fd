import { type KeyboardEvent, useState } from 'react';
import { Editor, Node, Path, Range, Transforms } from 'slate';
import type { StepIngredient } from '#domain/kitchen/steps/ingredient-mentions.ts';
import { mentionable } from '#domain/kitchen/steps/ingredient-mentions.ts';
import { mentionParts, mentionText } from '#domain/kitchen/steps/mention-texts.ts';
import type { Id } from '#domain/ids.ts';
import type { TextEditor } from './text-editor.ts';

export type Mentionable = {
  ingredients: readonly StepIngredient[];
  used: ReadonlySet<Id>;
  language: string;
};

export type MentionOption = { key: string; label: string; detail?: 'used'; run: () => void };

type Asked = { at: Range; typed: string };
type Chosen = { ingredient: StepIngredient; length: number };

const sign = /(?:^|[\s(])@(?<typed>[^@\n]{0,40})$/;
const mostOffered = 8;

/** `@` offers the ingredients of the recipe, and then how much of one is meant. */
export function useMentions(editor: TextEditor, known: Mentionable | null) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [position, setPosition] = useState(0);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const asked = known && askedHere(editor);
  const isClosed = asked !== null && closedAt === placeOf(asked);
  const isPart = chosen !== null && asked !== null && asked.typed.length >= chosen.length;
  const options = known && asked && !isClosed ? optionsFor(known, asked) : [];

  function optionsFor(all: Mentionable, { at, typed }: Asked): MentionOption[] {
    if (chosen && isPart) return partsOf(all, chosen, { at, typed });
    return mentionable(all.ingredients, typed, all.used)
      .slice(0, mostOffered)
      .map((ingredient) => ({
        key: ingredient.id,
        label: ingredient.title,
        ...(all.used.has(ingredient.id) && { detail: 'used' as const }),
        run: () => {
          setChosen({ ingredient, length: typed.length });
          setPosition(0);
        },
      }));
  }

  function partsOf(
    { language }: Mentionable,
    { ingredient, length }: Chosen,
    { at, typed }: Asked,
  ) {
    const { id, title } = ingredient;
    const amount = typed.slice(length).trim();
    const read = amount === '' ? null : (editor.readAmount?.(amount) ?? null);
    const insert = (text: string, withAmount: boolean) => {
      close();
      Transforms.delete(editor, { at });
      if (withAmount && read) {
        Transforms.insertNodes(editor, {
          type: 'measurement',
          ...read,
          children: [{ text: amount }],
        });
        Transforms.insertNodes(editor, { text: ' ' });
      }
      Transforms.insertNodes(editor, {
        type: 'ingredient-usage-reference',
        ingredientUsageId: id,
        children: [{ text }],
      });
      const piece = Editor.above(editor, {
        match: (node) => 'type' in node && node.type === 'ingredient-usage-reference',
      });
      if (piece) Transforms.select(editor, Editor.start(editor, Path.next(piece[1])));
    };
    if (read) return [{ key: 'own', label: `${amount} ${title}`, run: () => insert(title, true) }];
    return mentionParts.map((part) => {
      const text = mentionText(title, part, language);
      return { key: part, label: text, run: () => insert(text, false) };
    });
  }

  function close() {
    setChosen(null);
    setPosition(0);
    setClosedAt(asked && placeOf(asked));
  }

  const current = Math.min(position, options.length - 1);
  return {
    options,
    current,
    title: isPart && chosen ? chosen.ingredient.title : null,
    /** True where the list took the key. */
    onKeyDown(event: KeyboardEvent): boolean {
      const option = options[current];
      if (!option) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) setPosition((current + step + options.length) % options.length);
      else if (event.key === 'Enter' || event.key === 'Tab') option.run();
      else if (event.key === 'Escape') close();
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

function askedHere(editor: TextEditor): Asked | null {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection) || !Node.has(editor, selection.anchor.path))
    return null;
  const { path, offset } = selection.anchor;
  const text = Node.string(Node.get(editor, path)).slice(0, offset);
  const typed = sign.exec(text)?.groups?.['typed'];
  if (typed === undefined) return null;
  const anchor = { path, offset: offset - typed.length - 1 };
  return { at: { anchor, focus: selection.anchor }, typed };
}

const placeOf = ({ at }: Asked): string => `${at.anchor.path.join('.')}:${at.anchor.offset}`;
