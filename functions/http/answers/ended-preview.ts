import { createHash } from 'node:crypto';
import { previewLinkMessages } from '#contract/publishing/preview-link-messages.ts';
import { toolPage } from './html.ts';

const style = `body{margin:20vh auto;max-width:32rem;padding:0 1.5rem;font:1.125rem/1.5 system-ui;color:var(--ink);background:var(--paper)}`;

/** One page, whatever is the matter: it tells nothing of the links that there were. */
export function endedPreview() {
  const { ended, askAgain } = previewLinkMessages;
  const body = toolPage(ended, style, `<main><h1>${ended}</h1><p>${askAgain}</p></main>`);
  const [, styles = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? [];
  const hash = createHash('sha256').update(styles).digest('base64');
  const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`;
  return { body, contentType: 'text/html; charset=utf-8', contentSecurityPolicy };
}
