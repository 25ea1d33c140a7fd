import { createHash } from 'node:crypto';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { toolPage } from './html.ts';

const style = `body{margin:20vh auto;max-width:32rem;padding:0 1.5rem;font:1.125rem/1.5 system-ui;color:var(--ink);background:var(--paper)}`;

/** A page of two sentences, which loads nothing, and the policy that lets it be nothing else. */
export function plainPage({ heading, text }: { heading: string; text: string }) {
  const words = `<main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p></main>`;
  const body = toolPage(heading, style, words);
  const [, styles = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? [];
  const hash = createHash('sha256').update(styles).digest('base64');
  const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`;
  return { body, contentType: 'text/html; charset=utf-8', contentSecurityPolicy };
}
