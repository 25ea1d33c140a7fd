import type { SiteRole } from '#domain/accounts/site-role.ts';
import type { Id, SiteId } from '#domain/ids.ts';
import { commit, type Database, type Statement } from '#functions/db/database.ts';
import type { Archives } from '#functions/adapters/archives.ts';
import type { ArchiveSigner } from '#functions/adapters/archive-signature.ts';
import type { SenderSetup } from '#domain/mail/sender/sender-records.ts';
import type { HostProof } from '#functions/adapters/dns/host-proof.ts';
import type { ImageService } from '#functions/adapters/images/image-service.ts';
import type { LetterLinkSigner } from '#functions/adapters/letter-link-signature.ts';
import type { MailEventReader } from '#functions/adapters/mail-events/mail-event.ts';
import type { MediaStore } from '#functions/adapters/media-store.ts';
import type { PageFetcher } from '#functions/adapters/pages/page-fetcher.ts';
import type { PaymentGateway } from '#functions/adapters/payments/payment-gateway.ts';
import type { Publisher } from '#functions/adapters/publisher-port.ts';
import type { SignInCodes } from '#functions/adapters/sign-in-codes.ts';
import type { RecipientSigner } from '#functions/adapters/recipient-signature.ts';
import type { UploadSigner } from '#functions/adapters/upload-signature.ts';
import type { JobSchedule } from '#functions/jobs/schedule.ts';
import { brokenConstraint } from '#functions/repositories/constraint.ts';
import { forPlatform, type PlatformRepositories } from '#functions/repositories/for-platform.ts';
import { forSite, type SiteRepositories } from '#functions/repositories/for-site.ts';
import type { Session } from '#functions/repositories/accounts/session.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import type { User } from '#functions/repositories/accounts/user.ts';
import { refusalOf } from '#functions/services/broken-constraint.ts';
import { sha256 } from './access/hash.ts';
import type { LogEntry } from './log.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import { randomCode, randomToken } from './access/tokens.ts';
import type { KeyClaim } from './requests/key-claim.ts';

export type Config = {
  /** Host and port of the platform's own pages; sites are its subdomains. */
  platformHost: string;
  /** What the platform keeps of each payment, in percent. */
  applicationFeePercent: number;
  /** What a cook pays the platform a month for a site, in cents; null where it asks nothing. */
  appPriceCents: number | null;
  /** What domains of cooks need so that letters are from them; null where the platform offers none. */
  ownSenders: SenderSetup | null;
  /** Of the platform and the sites below it. */
  scheme: 'http' | 'https';
  rateLimits: RateLimits;
};

export type Adapters = {
  archives: Archives;
  archiveLinks: ArchiveSigner;
  hostProof: HostProof;
  publisher: Publisher;
  images: ImageService;
  media: MediaStore;
  /** Reads what stands at addresses of others. */
  pages: PageFetcher;
  /** Null where no payment provider is set up: nothing can be bought. */
  payments: PaymentGateway | null;
  /** Null where the mail service tells nothing. */
  mailEvents: MailEventReader | null;
  signer: UploadSigner;
  signInCodes: SignInCodes;
  unsubscribes: RecipientSigner;
  confirmations: RecipientSigner;
  letterLinks: LetterLinkSigner;
};

/** What the composition root provides. */
export type Dependencies = {
  database: Database;
  adapters: Adapters;
  wakePublisher: (siteId: string) => Promise<void>;
  /** Wakes the mailer for messages that are committed. */
  wakeMailer: (messageIds: string[]) => Promise<void>;
  /** Has a newsletter brought on that is committed. */
  wakeNewsletter: (send: { siteId: SiteId; id: Id }) => Promise<void>;
  /** The scheduled jobs that the health answer covers. */
  jobs: readonly JobSchedule[];
  config: Config;
  now: () => number;
  newId: () => string;
  log: (entry: LogEntry) => void;
};

/** How far a session reaches: the account and all sites, or the one site on whose domain it began. */
export type Reach = 'account' | 'site';

/** A member has rows on the site of the request, and the site a copy of their profile. */
type SignedIn = {
  user: User;
  tokenHash: string;
  signedInAt: number;
  isMember: boolean;
  reach: Reach;
};
/** Who makes the request: anonymous, signed in, or signed in and at work on the site. */
export type Actor =
  | { kind: 'anonymous' }
  | ({ kind: 'visitor' } & SignedIn)
  | ({ kind: 'manager'; role: SiteRole } & SignedIn);

/** The context of a request, frozen: its actor, and everything that services may use. */
export type Context = Readonly<{
  requestId: string;
  actor: Actor;
  /** Who asks, by address, whether signed in or not. */
  client: string;
  /** The origin of the page that asks, as the browser says; null where it says none. */
  askedFrom: string | null;
  platform: PlatformRepositories;
  adapters: Adapters;
  config: Config;
  now: number;
  newId: () => string;
  newToken: () => string;
  /** Six random digits. */
  newCode: () => string;
  /** A token is stored as its hash. */
  hash: (secret: string) => Promise<string>;
  /** Commits the work of a request, in one batch with its idempotency key. */
  commit: (statements: Statement[]) => Promise<number[]>;
  /** Of a site by its id, without a check of rights: for crossings from the platform to sites. */
  siteOf: (siteId: SiteId) => SiteRepositories;
  /** Commits statements before or after the work that are safe to repeat. */
  prepare: (statements: Statement[]) => Promise<number[]>;
  wakePublisher: (siteId: string) => void;
  wakeMailer: (messageIds: string[]) => void;
  wakeNewsletter: (send: { siteId: SiteId; id: Id }) => void;
  /** Work that outlives the answer, and may be lost with the Worker: something else does it then. */
  inBackground: (work: Promise<unknown>) => void;
}>;

type SignedInActor = Exclude<Actor, { kind: 'anonymous' }>;
type ManagerActor = Extract<Actor, { kind: 'manager' }>;
type OfAccount = { reach: 'account' };

/** A request with any session, wherever it began. */
export type SessionContext = Context & Readonly<{ actor: SignedInActor }>;

/** A request about an account, with a session that began on the platform's own hosts. */
export type PersonContext = Context & Readonly<{ actor: SignedInActor & OfAccount }>;

/** A request of somebody at work on a site, with a session that began on the platform's own hosts. */
export type SiteContext = ManagerContext & Readonly<{ actor: ManagerActor & OfAccount }>;

/** The same among the visitors of the site, on a domain of its own too. */
export type ManagerContext = VisitContext & Readonly<{ actor: ManagerActor }>;

/** A request to the public side of a site. */
export type VisitContext = Context & Readonly<{ site: Site; repositories: SiteRepositories }>;

/** A request to the public side of a site with a session. */
export type VisitorContext = VisitContext & Readonly<{ actor: SignedInActor }>;

/** The part of a request that its context is made from. */
type RequestScope = {
  requestId: string;
  client: string;
  askedFrom: string | null;
  claim: KeyClaim;
  background: (work: Promise<unknown>) => void;
};

export function contextOf(dependencies: Dependencies, scope: RequestScope): Context {
  const { database, adapters, config, newId } = dependencies;
  return Object.freeze<Context>({
    requestId: scope.requestId,
    client: scope.client,
    askedFrom: scope.askedFrom,
    actor: { kind: 'anonymous' },
    platform: forPlatform(database),
    siteOf: (siteId: SiteId) => forSite(database, siteId),
    adapters,
    config,
    now: dependencies.now(),
    newId,
    newToken: randomToken,
    newCode: randomCode,
    hash: sha256,
    commit: (statements: Statement[]) => commitClaiming(database, scope.claim, statements),
    prepare: (statements: Statement[]) => commitOrRefuse(database, statements),
    wakePublisher: (siteId: string) => scope.background(dependencies.wakePublisher(siteId)),
    wakeMailer: (messageIds: string[]) => scope.background(dependencies.wakeMailer(messageIds)),
    wakeNewsletter: (send) => scope.background(dependencies.wakeNewsletter(send)),
    inBackground: scope.background,
  });
}

export const withSession = (context: Context, session: Session): SessionContext =>
  Object.freeze<SessionContext>({ ...context, actor: { kind: 'visitor', ...signedIn(session) } });

/** Only for a session that `isOfAccount`. */
export const withPerson = (context: Context, session: AccountSession): PersonContext =>
  Object.freeze<PersonContext>({
    ...context,
    actor: { kind: 'visitor', ...signedIn(session), reach: 'account' },
  });

/** The session is optional, and none on other sites than it is bound to. */
export function withVisit(
  { context, database }: { context: Context; database: Database },
  session: Session | null,
  site: Site,
): VisitContext {
  const isGood = session !== null && isGoodOn(session, site.id);
  return Object.freeze<VisitContext>({
    ...context,
    actor: isGood ? personOn(session) : { kind: 'anonymous' },
    site,
    repositories: forSite(database, site.id),
  });
}

/** A session that is bound to no site. */
export type AccountSession = Session & { boundSiteId: null };

export const isOfAccount = (session: Session): session is AccountSession =>
  session.boundSiteId === null;

const isGoodOn = ({ boundSiteId }: Session, siteId: SiteId) =>
  boundSiteId === null || boundSiteId === siteId;

const signedIn = ({ user, tokenHash, signedInAt, isMember, boundSiteId }: Session): SignedIn => ({
  user,
  tokenHash,
  signedInAt,
  isMember,
  reach: boundSiteId === null ? 'account' : 'site',
});

/** Whoever works on the site is an actor of their own kind. */
function personOn(session: Session): VisitorContext['actor'] {
  const { role } = session;
  const person = signedIn(session);
  return role === null ? { kind: 'visitor', ...person } : { kind: 'manager', role, ...person };
}

async function commitClaiming(database: Database, claim: KeyClaim, statements: Statement[]) {
  if (claim.isStored) throw new Error('The work of a request is one batch; more is prepared');
  const counts = await commitOrRefuse(database, [...claim.statements, ...statements]);
  claim.isStored = true;
  return counts.slice(claim.statements.length);
}

async function commitOrRefuse(database: Database, statements: Statement[]): Promise<number[]> {
  try {
    return await commit(database, statements);
  } catch (error) {
    // The batch is rolled back; the constraint that failed names the conflict.
    const broken = brokenConstraint(error);
    throw broken ? refusalOf(broken) : error;
  }
}
