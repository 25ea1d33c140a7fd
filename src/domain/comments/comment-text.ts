import { isBlank } from '../text/blank.ts';
import { toPlainText } from '../text/plain-text.ts';
import { type LinkNode, paragraphsFromText, type TextLeaf } from '../text/rich-text.ts';

export type CommentParagraph = { type: 'paragraph'; children: (TextLeaf | LinkNode)[] };
export type CommentContent = { type: 'document'; children: CommentParagraph[] };

export const commentMaxLength = 5000;
export const commentMaxParagraphs = 100;
/** Of what is stored, in characters: as much as the longest text needs, so links count too. */
const commentMaxSize = 15_000;

/** A comment as it may be written: each line a paragraph, or the paragraphs, bare or in a document. */
export type WrittenComment = string | CommentParagraph[] | CommentContent;

export type CommentFault =
  | 'blank'
  | 'empty-link'
  | 'too-long'
  | 'too-large'
  | 'too-many-paragraphs';

/** Why a text cannot be a comment; null when it can. */
export function commentFault(written: WrittenComment): CommentFault | null {
  const document = commentFrom(written);
  const text = toPlainText(document);
  if (isBlank(text)) return 'blank';
  if (text.length > commentMaxLength) return 'too-long';
  if (document.children.length > commentMaxParagraphs) return 'too-many-paragraphs';
  if (JSON.stringify(document).length > commentMaxSize) return 'too-large';
  return document.children.some(hasEmptyLink) ? 'empty-link' : null;
}

export function commentFrom(written: WrittenComment): CommentContent {
  if (typeof written === 'string') return paragraphsFromText(written);
  return Array.isArray(written) ? { type: 'document', children: written } : written;
}

/** A link without visible text, whose target a reader cannot see. */
const hasEmptyLink = ({ children }: CommentParagraph): boolean =>
  children.some((node) => 'href' in node && isBlank(toPlainText(node)));
