import { escapeHtml } from '#domain/text/escape-html.ts';
import { messages } from '#contract/messages.ts';
import type { StoredDocument } from './documents.ts';
import type { SiteFacts } from '../facts.ts';

const style = `body{max-width:34rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}
h1{font-size:1.75rem;line-height:1.2}`;

/**
 * Replaces a page that cannot be rendered and whose last version must not be served any more. It is
 * made of the site's title alone and by no template, so that nothing in it can fail.
 */
export function standInDocument({ title }: Pick<SiteFacts, 'title'>): StoredDocument {
  const { heading, text } = messages.standIn;
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><p>${escapeHtml(title)}</p><h1>${heading}</h1><p>${text}</p></main></body></html>`;
  const contentType = 'text/html; charset=utf-8';
  return { status: 503, contentType, location: null, body, dependencies: [] };
}
