import { createHash } from 'node:crypto';
import type { SiteId } from '#domain/ids.ts';
import { namedReader, readerOf } from '#domain/publishing/preview-readers.ts';
import type { RenderedPreview } from '#functions/adapters/publisher-port.ts';
import { previewLinkRepository } from '#functions/repositories/publishing/preview-link.ts';
import { framedPage } from './framed-page.ts';
import { type PreviewPorts, renderPreview } from './render-preview.ts';

type Asked = { siteId: SiteId; token: string; reader: string | null; now: number };

/** The page that a link of this site opens; null where it opens none, for whatever reason. */
export async function linkedPage(
  ports: PreviewPorts,
  { siteId, token, reader, now }: Asked,
): Promise<RenderedPreview | null> {
  const links = previewLinkRepository({ db: ports.database, siteId });
  const link = await links.find(createHash('sha256').update(token).digest('hex'), now);
  if (!link) return null;
  const { recipeId: id, kind } = link;
  const shownTo = readerOf[kind === 'frame' ? namedReader(reader) : 'owner'];
  const page = { kind: 'recipe', id } as const;
  const preview = await renderPreview(ports, { siteId, page, reader: shownTo });
  return preview && kind === 'frame' ? framedPage(preview, ports.platformOrigin) : preview;
}
