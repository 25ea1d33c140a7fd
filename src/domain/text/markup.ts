import { escapeHtml } from './escape-html.ts';

/** HTML that was put together here, so that it is not escaped again. */
export type Markup = { readonly html: string };

type Part = Markup | string | number | null | readonly Part[];

/** HTML whose inserted texts are escaped, for content and for quoted attributes alike; null is nothing. */
export const markup = (pieces: TemplateStringsArray, ...parts: Part[]): Markup => ({
  html: pieces.reduce((html, piece, place) => html + htmlOf(parts[place - 1] ?? null) + piece),
});

function htmlOf(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(htmlOf).join('');
}
