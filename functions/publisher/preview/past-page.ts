import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { SiteId } from '#domain/ids.ts';
import { readPath, storedPathOf } from '#domain/publishing/page-path.ts';
import type { RenderedPreview } from '#functions/adapters/publisher-port.ts';
import type { PageStore } from '#functions/adapters/page-store.ts';
import type { Database } from '#functions/db/database.ts';
import { mayEdit } from '#functions/repositories/accounts/site-person.ts';
import { pastPageLinkRepository } from '#functions/repositories/publishing/past-page-link.ts';
import {
  findStoredPage,
  type StoredPage,
} from '#functions/repositories/publishing/stored-pages.ts';
import { framedPage } from './framed-page.ts';

type PastPorts = { database: Database; platformOrigin: string; readBody: PageStore['read'] };
type Asked = { siteId: SiteId; token: string; page: string | null; now: number };

/** A page of an earlier build as everyone saw it, for the kitchen to frame; null for no such link. */
export async function pastPage(
  { database, platformOrigin, readBody }: PastPorts,
  { siteId, token, page, now }: Asked,
): Promise<RenderedPreview | null> {
  const links = pastPageLinkRepository({ db: database, siteId });
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const link = await links.find(tokenHash, now);
  if (!link || !(await mayEdit(database, { siteId, userId: link.userId }))) return null;
  const { revision } = link;
  const at = (path: string) => findStoredPage(database, { siteId, path, revision });
  const stored = (await pageAt(at, page ?? '/')) ?? (await at('/404'));
  if (!stored?.contentType.startsWith('text/html')) return null;
  const { status, contentType, location, contentSecurityPolicy } = stored;
  const body = gunzipSync(await readBody(stored)).toString();
  return framedPage({ status, contentType, location, contentSecurityPolicy, body }, platformOrigin);
}

/** Of an address that has moved, what it leads to. */
async function pageAt(
  at: (path: string) => Promise<StoredPage | null>,
  asked: string,
): Promise<StoredPage | null> {
  const reading = readPath(asked);
  if (reading.kind !== 'page') return null;
  const page = await at(storedPathOf(reading.path));
  return page?.location ? at(page.location) : page;
}
