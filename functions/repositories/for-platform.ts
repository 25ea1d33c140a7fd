import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SiteId } from '#domain/ids.ts';
import { type Database, type Read, read, readAll, readEach } from '#functions/db/database.ts';
import { images } from '#functions/db/schema/media.ts';
import { firstRow as firstRowOf } from '#functions/db/selection.ts';
import { accountRepository } from './accounts/account.ts';
import { changeRepository } from './publishing/change.ts';
import { directoryRepository } from './site/directory.ts';
import { createEarlySignup } from './mail/early-signup.ts';
import { heldThingsRepository } from './bookmarks/bookmarked-recipes.ts';
import { createImage, storedImage, type StoredImage } from './media/media.ts';
import { messageRepository } from './mail/message.ts';
import type { Row } from './row.ts';
import {
  findSessionQuery,
  readSession,
  type Session,
  sessionStatements,
} from './accounts/session.ts';
import { signInLinkStatements } from './accounts/sign-in-link.ts';
import { singleUseTokenStatements } from './accounts/single-use-token.ts';
import { createSite, readSite, type Site, siteColumns } from './site/site.ts';
import { heldSubscriptionRepository } from './money/subscription.ts';
import { uploadRepository } from './media/upload.ts';
import { userRepository } from './accounts/user.ts';

export type PlatformRepositories = ReturnType<typeof forPlatform>;

/** The few reads and writes that belong to no single site. */
export function forPlatform(db: Database) {
  return {
    account: accountRepository(db),
    directory: directoryRepository(db),
    messages: messageRepository(db),
    sessions: sessionStatements,
    signInLinks: signInLinkStatements,
    singleUseTokens: singleUseTokenStatements,
    held: heldThingsRepository(db),
    heldSubscriptions: heldSubscriptionRepository(db),
    users: userRepository(db),
    recordSiteChange: (siteId: SiteId, now: number) =>
      changeRepository({ db, siteId }).record(['site'], now),
    createEarlySignup,
    createSite,
    createImage: (image: Parameters<typeof createImage>[1]) => createImage(db, image),
    uploads: uploadRepository(db),
    findImage: (id: string) => findImage(db, eq(images.id, id)),
    findImageOf: (id: string, userId: string) =>
      findImage(db, and(eq(images.id, id), eq(images.userId, userId))),
    findSession: (tokenHash: string, now: number) => findSession(db, tokenHash, now),
    /** And what else is asked of that site, in one round trip. */
    findSessionAndSite: <Value>(asked: Asked, also: Read<Value>) =>
      findSessionAndSite(db, asked, also),
    findSite: (slug: string) => findSite(db, slug),
    listSitesOf: (ownerId: string) => listSitesOf(db, ownerId),
    hasHost: (host: string) => hasHost(db, host),
  };
}

async function findSession(db: Database, tokenHash: string, now: number): Promise<Session | null> {
  const [session] = await readEach(db, sessionRead(tokenHash, now));
  return session;
}

type Asked = { tokenHash: string | null; siteSlug: string; now: number };

async function findSessionAndSite<Value>(
  db: Database,
  { tokenHash, siteSlug, now }: Asked,
  also: Read<Value>,
): Promise<{ session: Session | null; site: Site | null; value: Value }> {
  const reads = [sessionRead(tokenHash, now), siteRead(siteSlug), also] as const;
  const [session, site, value] = await readEach(db, ...reads);
  return { session, site, value };
}

async function findSite(db: Database, slug: string): Promise<Site | null> {
  const [site] = await readEach(db, siteRead(slug));
  return site;
}

/** Without a token nothing is asked, and nobody is found. */
const sessionRead = (tokenHash: string | null, now: number) =>
  firstRow(tokenHash === null ? [] : [findSessionQuery(tokenHash, now)], readSession);

const siteRead = (slug: string) =>
  firstRow([sql`SELECT ${siteColumns} FROM sites WHERE slug = ${slug}`], readSite);

const firstRow = <Value>(queries: SQL[], read: (row: Row) => Value): Read<Value | null> => ({
  queries,
  from: ([rows]) => (rows?.[0] ? read(rows[0]) : null),
});

async function listSitesOf(db: Database, ownerId: string): Promise<Site[]> {
  const [rows = []] = await readAll(db, [
    sql`SELECT ${siteColumns} FROM sites WHERE owner_id = ${ownerId} ORDER BY created_at, id`,
  ]);
  return rows.map(readSite);
}

const findImage = (db: Database, filter: SQL | undefined): Promise<StoredImage | null> =>
  read(db, firstRowOf(storedImage, db.select(storedImage.fields).from(images).where(filter)));

async function hasHost(db: Database, host: string): Promise<boolean> {
  const [rows = []] = await readAll(db, [
    sql`SELECT 1 FROM hostnames WHERE host = ${host} AND verified_at IS NOT NULL`,
  ]);
  return rows.length > 0;
}
