import { escapeHtml } from '#domain/text/escape-html.ts';
import type { RenderedPreview } from '#functions/adapters/publisher-port.ts';
import { policyOf } from '../rendering/content-security-policy.ts';
import frameScript from './frame-script.js?raw';

/** A preview as the kitchen frames it: with the script that brings it up to date, for its host alone. */
export function framedPage(preview: RenderedPreview, platformOrigin: string): RenderedPreview {
  const { contentType } = preview;
  const script = `<script data-kitchen="${escapeHtml(platformOrigin)}">${frameScript}</script>`;
  const body = beforeEnd(textOf(preview.body), script);
  const contentSecurityPolicy = policyOf({ contentType, body, framedBy: platformOrigin });
  return { ...preview, body, contentSecurityPolicy };
}

const textOf = (body: RenderedPreview['body']) =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);

function beforeEnd(html: string, script: string): string {
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + script : html.slice(0, end) + script + html.slice(end);
}
