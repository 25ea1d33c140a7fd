import type { BaseEditor, PathRef } from 'slate';
import type { ReactEditor } from 'slate-react';
import type { BlockNode, InlineNode, ListItemNode, TextLeaf } from '#domain/text/rich-text.ts';

declare module 'slate' {
  interface CustomTypes {
    Editor: TextEditor;
    Element: BlockNode | ListItemNode | Exclude<InlineNode, TextLeaf>;
    Text: TextLeaf & { finding?: 'timer' | 'amount' };
  }
}

/** What an amount's text says: null where it is none any more. */
export type AmountReader = (text: string) => { quantity: number; unitId: string } | null;

export type TextEditor = BaseEditor &
  ReactEditor & {
    isSingleParagraph: boolean;
    readAmount: AmountReader | null;
    /** Amounts whose text was edited since the caret came to them. */
    editedAmounts: Set<PathRef>;
  };
