import { createHash } from 'node:crypto';
import type { SiteId } from '#domain/ids.ts';
import { framedPageRoles } from '#domain/publishing/preview-links.ts';
import { namedReader, readerOf } from '#domain/publishing/preview-readers.ts';
import type { SiteChanges } from '#domain/site/site-working-copy.ts';
import type { RenderedPreview } from '#functions/adapters/publisher-port.ts';
import { pagePreviewLinkRepository } from '#functions/repositories/publishing/page-preview-link.ts';
import { mayEdit, hasRole } from '#functions/repositories/accounts/site-person.ts';
import { siteWorkingCopyRepository } from '#functions/repositories/site/working-copy.ts';
import { previewLinkRepository } from '#functions/repositories/publishing/preview-link.ts';
import { previewLetter } from '../newsletters/preview-letter.ts';
import { framedPage } from './framed-page.ts';
import { type PreviewPorts, renderPreview } from './render-preview.ts';

type Asked = {
  siteId: SiteId;
  token: string;
  reader: string | null;
  page: string | null;
  now: number;
};

/** The page that a link of this site opens; null where it opens none, for whatever reason. */
export async function linkedPage(
  ports: PreviewPorts,
  { siteId, token, ...asked }: Asked,
): Promise<RenderedPreview | null> {
  const links = previewLinkRepository({ db: ports.database, siteId });
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const reader = namedReader(asked.reader);
  const { now } = asked;
  const link = await links.find(tokenHash, now);
  if (!link) return framedLink(ports, { siteId, tokenHash, ...asked });
  const { recipeId: id, userId, kind } = link;
  if (!(await mayEdit(ports.database, { siteId, userId }))) return null;
  const shownTo = readerOf[kind === 'frame' ? reader : 'owner'];
  const page = { kind: 'recipe', id } as const;
  const preview = await renderPreview(ports, { siteId, page, reader: shownTo });
  return preview && kind === 'frame' ? framedPage(preview, ports.platformOrigin, reader) : preview;
}

type Framed = Omit<Asked, 'token'> & { tokenHash: string };

/** A page for the kitchen to frame beside what is written of the site. */
async function framedLink(
  ports: PreviewPorts,
  { siteId, tokenHash, page: form, now, ...asked }: Framed,
): Promise<RenderedPreview | null> {
  const links = pagePreviewLinkRepository({ db: ports.database, siteId });
  const link = await links.find(tokenHash, now);
  if (!link) return null;
  const { page, userId } = link;
  const reader = namedReader(asked.reader);
  // By what they are now, whatever they were when they made the link.
  if (!(await hasRole(ports.database, { siteId, userId }, framedPageRoles[page.kind]))) return null;
  if (page.kind === 'letter') {
    return previewLetter(ports, { siteId, id: page.id, reader, form });
  }
  const shownTo = readerOf[reader];
  const siteChanges = page.kind === 'collection' ? {} : await writtenOf(ports, siteId);
  const preview = await renderPreview(ports, { siteId, page, siteChanges, reader: shownTo });
  return preview && framedPage(preview, ports.platformOrigin, reader);
}

/** The site is framed as it is written, like a recipe as its working copy. */
async function writtenOf({ database: db }: PreviewPorts, siteId: SiteId): Promise<SiteChanges> {
  const workingCopy = await siteWorkingCopyRepository({ db, siteId }).find();
  return workingCopy?.changes ?? {};
}
