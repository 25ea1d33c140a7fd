import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { SiteId, UserId } from '#domain/ids.ts';
import type { NamedLetter } from '#domain/mail/newsletter/named-letter.ts';
import { type Database, type Read, read, readEach } from '#functions/db/database.ts';
import { hostnames } from '#functions/db/schema/platform/hostnames.ts';
import { images } from '#functions/db/schema/site/media.ts';
import { userImages } from '#functions/db/schema/platform/user-images.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, rows } from '#functions/db/selection.ts';
import { accountRepository } from './accounts/account.ts';
import { accountSiteRepository } from './accounts/account-site.ts';
import { findSiteByHost, type SiteHost } from './platform/site-by-host.ts';
import { siteDirectoryRepository } from './platform/site-directory.ts';
import { storedUserImage, type UserImage, userImageRepository } from './media/user-image.ts';
import { type Session, sessionRead, sessionRepository } from './accounts/session.ts';
import { mailEventRepository } from './newsletters/mail-event.ts';
import { findLetter } from './newsletters/mail-outcome.ts';
import { signInLinkRepository } from './accounts/sign-in-link.ts';
import { subscribingClaimRepository } from './accounts/subscribing-claim.ts';
import { singleUseTokenRepository } from './accounts/single-use-token.ts';
import { siteInvitationRepository } from './accounts/site-invitation.ts';
import { siteOfferRepository } from './accounts/site-offer.ts';
import { sitePersonRepository } from './accounts/site-person.ts';
import { unprovenRepository, userRepository } from './accounts/user.ts';
import { bookmarkedRecipesRepository } from './bookmarks/bookmarked-recipes.ts';
import { createEarlySignup } from './mail/early-signup.ts';
import { messageRepository } from './mail/message.ts';
import { userNewsletterRepository } from './mail/newsletter-subscriber.ts';
import { storedImage, type StoredImage } from './media/media.ts';
import { uploadRepository } from './media/upload.ts';
import { appSubscriptionRepository } from './money/app-subscription.ts';
import { listCheckoutsOf } from './money/checkout.ts';
import { findGiftByToken, listGiftsOf } from './money/gift.ts';
import { paymentAccountRepository } from './money/payment-account.ts';
import { paymentEventRepository } from './money/payment-event.ts';
import { userSubscriptionRepository } from './money/subscription.ts';
import { changeRepository } from './publishing/change.ts';
import { exists } from './reads.ts';
import { directoryRepository } from './site/directory.ts';
import { namedSiteRepository } from './site/named-site.ts';
import { inList } from './scope.ts';
import { createSite, isOpen, type NewSite, type Site, storedSite } from './site/site.ts';

export type PlatformRepositories = ReturnType<typeof forPlatform>;

/** The few reads and writes that belong to no single site. */
export function forPlatform(db: Database) {
  return {
    account: accountRepository(db),
    accountSites: accountSiteRepository(db),
    appSubscriptions: appSubscriptionRepository(db),
    bookmarkedRecipes: bookmarkedRecipesRepository(db),
    directory: directoryRepository(db),
    messages: messageRepository(db),
    namedSites: namedSiteRepository(db),
    paymentAccounts: paymentAccountRepository(db),
    paymentEvents: paymentEventRepository(db),
    mailEvents: mailEventRepository(db),
    findLetter: (named: NamedLetter) => findLetter(db, named),
    sessions: sessionRepository(db),
    signInLinks: signInLinkRepository(db),
    siteDirectory: siteDirectoryRepository(db),
    siteInvitations: siteInvitationRepository(db),
    siteOffers: siteOfferRepository(db),
    sitePeople: sitePersonRepository(db),
    singleUseTokens: singleUseTokenRepository(db),
    subscribingClaims: subscribingClaimRepository(db),
    unproven: unprovenRepository(db),
    uploads: uploadRepository(db),
    userImages: userImageRepository(db),
    userNewsletters: userNewsletterRepository(db),
    users: userRepository(db),
    userSubscriptions: userSubscriptionRepository(db),
    recordSiteChange: (siteId: SiteId, now: number) =>
      changeRepository({ db, siteId }).record(['site'], now),
    createEarlySignup: (email: string, now: number) => createEarlySignup(db, email, now),
    createSite: (site: NewSite, now: number) => createSite(db, site, now),
    findImageOf: (id: string, userId: string) => findImageOf(db, id, userId),
    findClaim: (sessionHash: string, now: number) => findClaim(db, sessionHash, now),
    findSession: (tokenHash: string, now: number) => read(db, sessionRead({ tokenHash }, now)),
    /** And what else is asked of that site, in one round trip. */
    findSessionAndSite: <Value>(asked: Asked, also: Read<Value>) =>
      findSessionAndSite(db, asked, also),
    findGiftByToken: (tokenHash: string) => findGiftByToken(db, tokenHash),
    listCheckoutsOf: (userId: UserId) => listCheckoutsOf(db, userId),
    listGiftsOf: (giverId: UserId) => listGiftsOf(db, giverId),
    findSiteByHost: (host: SiteHost) => findSiteByHost(db, host),
    findSite: (slug: string) => read(db, siteRead(slug)),
    findOpenSite: (siteId: SiteId) => findOpenSite(db, siteId),
    /** And the slugs that they have or had, of the same moment. */
    listOpenSites: (siteIds: readonly SiteId[]) => listOpenSites(db, siteIds),
    listDeletedSites: (siteIds: readonly SiteId[]) => listDeletedSites(db, siteIds),
    hasHost: (host: string) => hasHost(db, host),
  };
}

/** The session that a claim began, and what its sites are still to do. */
async function findClaim(db: Database, sessionHash: string, now: number) {
  const claims = subscribingClaimRepository(db).ofSession(sessionHash);
  const reads = [sessionRead({ tokenHash: sessionHash }, now), claims] as const;
  const [session, subscribing] = await readEach(db, ...reads);
  return { session, subscribing };
}

type Asked = { tokenHash: string | null; siteSlug: string; now: number };

async function findSessionAndSite<Value>(
  db: Database,
  { tokenHash, siteSlug, now }: Asked,
  also: Read<Value>,
): Promise<{ session: Session | null; site: Site | null; value: Value }> {
  const reads = [sessionRead({ tokenHash, siteSlug }, now), siteRead(siteSlug), also] as const;
  const [session, site, value] = await readEach(db, ...reads);
  return { session, site, value };
}

const siteRead = (slug: string): Read<Site | null> =>
  firstRow(
    storedSite,
    sql`SELECT ${storedSite} FROM ${sites} WHERE ${sites.slug} = ${slug} AND ${isOpen}`,
  );

async function findOpenSite(db: Database, siteId: SiteId): Promise<Site | null> {
  const [site] = await read(db, openSites(db, [siteId]));
  return site ?? null;
}

async function listOpenSites(db: Database, siteIds: readonly SiteId[]) {
  const taken = siteDirectoryRepository(db).takenSlugs(siteIds);
  const [open, slugs] = await readEach(db, openSites(db, siteIds), taken);
  return { sites: open, slugs };
}

function openSites(db: Database, siteIds: readonly SiteId[]): Read<Site[]> {
  const query = db
    .select(storedSite.fields)
    .from(sites)
    .where(sql`${sites.id} ${inList(siteIds)} AND ${isOpen}`)
    .orderBy(sites.createdAt, sites.id);
  return rows(storedSite, query);
}

/** Those that can still be restored, the newest first. */
function listDeletedSites(db: Database, siteIds: readonly SiteId[]): Promise<Site[]> {
  const query = db
    .select(storedSite.fields)
    .from(sites)
    .where(and(sql`${sites.id} ${inList(siteIds)}`, isNotNull(sites.deletedAt)))
    .orderBy(desc(sites.deletedAt), sites.id);
  return read(db, rows(storedSite, query));
}

/** A picture that a person has sent, for themselves or for a site. */
async function findImageOf(
  db: Database,
  id: string,
  userId: string,
): Promise<UserImage | StoredImage | null> {
  const isOfSite = and(eq(images.id, id), eq(images.userId, userId), isNotNull(images.siteId));
  const ofSite = db.select(storedImage.fields).from(images).where(isOfSite);
  const isOwn = and(eq(userImages.id, id), eq(userImages.userId, userId));
  const own = db.select(storedUserImage.fields).from(userImages).where(isOwn);
  const reads = [firstRow(storedUserImage, own), firstRow(storedImage, ofSite)] as const;
  const [personal, sent] = await readEach(db, ...reads);
  return personal ?? sent;
}

function hasHost(db: Database, host: string): Promise<boolean> {
  const verified = db
    .select({ host: hostnames.host })
    .from(hostnames)
    .where(and(eq(hostnames.host, host), isNotNull(hostnames.verifiedAt)));
  return read(db, exists(verified));
}
