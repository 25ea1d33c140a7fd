import type { RecipeInput } from '#contract/recipe/recipe.ts';
import type { GivenRole } from '#domain/accounts/site-role.ts';
import type { Id } from '#domain/ids.ts';
import type { TermKind } from '#domain/recipe/recipe.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { defaultSiteSettings, type SiteSettings } from '#domain/site/site.ts';
import { commit, type Database } from '#functions/db/database.ts';
import { accountSiteRepository } from '#functions/repositories/accounts/account-site.ts';
import { siteUserRepository } from '#functions/repositories/accounts/site-user.ts';
import { schema } from '#functions/db/schema.ts';
import { sha256 } from '#functions/http/access/hash.ts';

/** When everything that a test finds already there was made. */
export const longAgo = Date.UTC(2026, 0, 1);
const farAhead = Date.UTC(2036, 0, 1);

let count = 0;
const next = () => (count += 1);

export async function aUser(db: Database, changes: Partial<typeof schema.users.$inferInsert> = {}) {
  const user = {
    id: crypto.randomUUID(),
    email: `cook-${next()}@example.com`,
    displayName: 'Edna Cook',
    confirmedAt: longAgo,
    createdAt: longAgo,
    ...changes,
  };
  await commit(db, [db.insert(schema.users).values(user)]);
  return user;
}

/** Signs a person in and answers the token. */
export async function aSession(
  db: Database,
  {
    userId,
    expiresAt = farAhead,
    boundSiteId = null,
  }: { userId: Id; expiresAt?: number; boundSiteId?: Id | null },
): Promise<string> {
  const token = `session-${crypto.randomUUID()}`;
  const tokenHash = await sha256(token);
  const row = { tokenHash, userId, createdAt: longAgo, expiresAt, boundSiteId };
  await commit(db, [db.insert(schema.sessions).values(row)]);
  return token;
}

type SiteChanges = { slug?: string; ownerId?: Id; settings?: Partial<SiteSettings> };

/** A site with its owner, signed in. */
export async function aSite(db: Database, changes: SiteChanges = {}) {
  const ownerId = changes.ownerId ?? (await aUser(db)).id;
  const site = {
    id: crypto.randomUUID(),
    slug: changes.slug ?? `site-${next()}`,
    title: 'The Copper Pot',
    ownerId,
    settings: { ...defaultSiteSettings, ...changes.settings },
    createdAt: longAgo,
    updatedAt: longAgo,
  };
  const { id: siteId, slug, createdAt } = site;
  const entry = { slug, siteId, ownerId, createdAt, takenAt: createdAt };
  await commit(db, [db.insert(schema.siteDirectory).values(entry)]);
  await commit(db, [db.insert(schema.sites).values(site)]);
  await aMember(db, { siteId, userId: ownerId });
  const token = await aSession(db, { userId: ownerId });
  return { ...site, token, base: `/api/v1/manage/${site.slug}` };
}

/** Has a person known on a site, as their first action there does. */
export async function aMember(
  db: Database,
  { siteId, userId }: { siteId: Id; userId: Id },
): Promise<void> {
  const membership = { siteId, userId };
  const person = await accountSiteRepository(db).join(membership, longAgo);
  if (!person) throw new Error('Nobody has this id');
  await commit(db, siteUserRepository({ db, siteId }).put(person, longAgo));
  await commit(db, [accountSiteRepository(db).settle(membership, longAgo)]);
}

/** Somebody at work on a site of another person, signed in. */
export async function aColleague(
  db: Database,
  { siteId, role, ...changes }: { siteId: Id; role: GivenRole } & Parameters<typeof aUser>[1],
) {
  const user = await aUser(db, changes);
  await aMember(db, { siteId, userId: user.id });
  const place = { siteId, userId: user.id, role, createdAt: longAgo };
  await commit(db, [db.insert(schema.sitePeople).values(place)]);
  return { ...user, token: await aSession(db, { userId: user.id }) };
}

export function aRecipe(changes: Partial<RecipeInput> = {}): RecipeInput {
  const number = next();
  return { title: `Apple Pie ${number}`, slug: `apple-pie-${number}`, ...changes };
}

/** A friend's link to a preview, with a hash of its own. */
export const aPreviewLink = ({ recipeId, userId }: { recipeId: Id; userId: Id }) => ({
  tokenHash: crypto.randomUUID(),
  id: crypto.randomUUID(),
  recipeId,
  userId,
  kind: 'friend' as const,
  createdAt: longAgo,
  expiresAt: Number.MAX_SAFE_INTEGER,
});

export async function aTerm(
  db: Database,
  { siteId, kind = 'tag' }: { siteId: Id; kind?: TermKind },
) {
  const number = next();
  const term = {
    id: crypto.randomUUID(),
    siteId,
    kind,
    slug: `term-${number}`,
    title: `Term ${number}`,
  };
  await commit(db, [db.insert(schema.terms).values(term)]);
  return term;
}

/** A stored picture; without a site it is one of a person. */
export async function anImage(db: Database, { siteId, userId }: { siteId: Id | null; userId: Id }) {
  const id = crypto.randomUUID();
  const image = {
    id,
    userId,
    key: `${id}.jpg`,
    contentType: 'image/jpeg',
    width: 1200,
    height: 900,
    bytes: 54_321,
    lqip: 'data:image/webp;base64,UklGRg==',
    createdAt: longAgo,
  };
  const stored =
    siteId === null
      ? db.insert(schema.userImages).values(image)
      : db.insert(schema.images).values({ ...image, siteId });
  await commit(db, [stored]);
  return { ...image, siteId };
}

export function aText(...lines: string[]): RichText {
  return {
    type: 'document',
    children: lines.map((text) => ({ type: 'paragraph', children: [{ text }] })),
  };
}
