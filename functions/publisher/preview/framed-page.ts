import { escapeHtml } from '#domain/text/escape-html.ts';
import type { RenderedPreview } from '#functions/adapters/publisher-port.ts';
import type { PreviewReader } from '#domain/publishing/preview-readers.ts';
import { policyOf } from '../rendering/content-security-policy.ts';
import { seenBy } from './seen-by.ts';
import frameScript from './frame-script.js?raw';

/**
 * A preview as the kitchen frames it, for its host alone: with the script that brings it up to date, and
 * before all others the one that tells whom it is shown to.
 */
export function framedPage(
  preview: RenderedPreview,
  platformOrigin: string,
  reader: PreviewReader = 'owner',
): RenderedPreview {
  const { contentType } = preview;
  const script = `<script data-kitchen="${escapeHtml(platformOrigin)}">${frameScript}</script>`;
  const body = beforeEnd(textOf(preview.body), script).replace(
    '<head>',
    (head) => head + seenBy(reader),
  );
  const contentSecurityPolicy = policyOf({ contentType, body, framedBy: platformOrigin });
  return { ...preview, body, contentSecurityPolicy };
}

const textOf = (body: RenderedPreview['body']) =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);

function beforeEnd(html: string, script: string): string {
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + script : html.slice(0, end) + script + html.slice(end);
}
