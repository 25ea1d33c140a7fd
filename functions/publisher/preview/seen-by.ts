import { planHolder } from '#content/publishing/plan-holder.ts';
import type { PreviewReader } from '#domain/publishing/preview-readers.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import readerScript from './reader-script.js?raw';

/** What a framed page says of its visitor to its islands; the owner reads with the session they have. */
export function seenBy(reader: PreviewReader): string {
  if (reader === 'owner') return '';
  const visitor = escapeHtml(JSON.stringify(reader === 'anonymous' ? null : planHolder(reader)));
  return `<script data-visitor="${visitor}" data-session-key="${authTokenKey}">${readerScript}</script>`;
}
