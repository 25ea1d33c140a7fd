import { commentLetterMessages as texts } from '#contract/comments/comment-letter-messages.ts';
import type { CommentContent } from '#domain/comments/comment-text.ts';
import { mailableLine, mailablePerson, quotableLine } from '#domain/mail/mailable-line.ts';
import { shorten } from '#domain/recipe/excerpt.ts';
import { toPlainText } from '#domain/text/plain-text.ts';

const quoteLength = 160;

/** The words of a comment in one line; null of what mail programs would make a link of. */
export const quoted = (content: CommentContent | null): string | null =>
  quotableLine(shorten(content ? toPlainText(content) : '', quoteLength));

export const nameOf = (displayName: string | null): string =>
  mailablePerson(displayName ?? '') ?? texts.somebody;

export const recipeNamed = (title: string | null | undefined): string =>
  mailableLine(title ?? '') ?? texts.aRecipe;
