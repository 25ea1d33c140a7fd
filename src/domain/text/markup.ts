import { escapeHtml } from './escape-html.ts';

/** HTML that was put together here, so that it is not escaped again. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Part = Markup | string | number | null | readonly Part[];

/** HTML whose inserted texts are escaped, for content and for quoted attributes alike; null is nothing. */
export const markup = (pieces: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(
    pieces.reduce((html, piece, place) => html + htmlOf(parts[place - 1] ?? null) + piece),
  );

function htmlOf(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.html;
  if (typeof part === 'string') return escapeHtml(part);
  return typeof part === 'number' ? String(part) : part.map(htmlOf).join('');
}
