import { escapeHtml } from '#domain/text/escape-html.ts';

const palette = `:root{color-scheme:light dark;--ink:#26211c;--quiet:#6b6259;--paper:#fbf9f5;--line:#e4dfd8;--panel:#fff;--accent:#7a2e1d}
@media(prefers-color-scheme:dark){:root{--ink:#ece6dd;--quiet:#a89f94;--paper:#191613;--line:#37312b;--panel:#211d19;--accent:#e59a83}}`;

/** A page of the platform's own tools, without scripts or external resources. */
export function toolPage(title: string, style: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${palette}
${style}</style></head><body>${body}</body></html>`;
}

/** An HTML answer with its own Content Security Policy. */
export function htmlAnswer(html: string, policy: string, status = 200): Response {
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
