import { type LinkNode, paragraphsFromText, type TextLeaf, toPlainText } from './rich-text.ts';

export type CommentParagraph = { type: 'paragraph'; children: (TextLeaf | LinkNode)[] };
export type CommentContent = { type: 'document'; children: CommentParagraph[] };

export const commentMaxLength = 5000;
export const commentMaxParagraphs = 100;

export type CommentFault = 'blank' | 'too-long' | 'too-many-paragraphs';

/** Why a text cannot be a comment; null when it can. */
export function commentFault(content: CommentContent | string): CommentFault | null {
  const document = typeof content === 'string' ? commentFromText(content) : content;
  const text = toPlainText(document);
  if (isBlank(text)) return 'blank';
  if (text.length > commentMaxLength) return 'too-long';
  return document.children.length > commentMaxParagraphs ? 'too-many-paragraphs' : null;
}

/** One paragraph a line. */
export const commentFromText = (text: string): CommentContent => paragraphsFromText(text);

/** A text of characters that nobody sees counts as empty. */
function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
