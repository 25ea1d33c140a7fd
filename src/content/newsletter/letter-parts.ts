import { type Markup, markup } from '#domain/text/markup.ts';
import type { LetterPicture } from './letter-model.ts';

type Space = { top?: number; bottom?: number };

/** A row of the letter, with its text away from the edges. */
export const section = (
  content: Markup | Markup[],
  name: string,
  { top = 24, bottom = 0 }: Space = {},
): Markup =>
  markup`<tr><td class="pad ${name}" style="padding:${top}px 40px ${bottom}px">${content}</td></tr>`;

/** Its size is told twice: Word's engine reads the attributes alone. */
export const picture = (
  { src, width, height, alt, name }: LetterPicture & { name: string },
  style: string,
): Markup =>
  markup`<img src="${src}" width="${width}" height="${height}" alt="${alt}" class="${name}" style="${style}">`;
