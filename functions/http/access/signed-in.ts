import { createMiddleware } from 'hono/factory';
import { nothing } from '#functions/db/database.ts';
import { renewSessionIfOld } from '#functions/services/accounts/session/renew.ts';
import { notFound, unauthenticated } from '#functions/services/service-error.ts';
import type { Session } from '#functions/repositories/accounts/session.ts';
import {
  type Context,
  contextOf,
  isOfAccount,
  type ModeratorContext,
  type PersonContext,
  type SessionContext,
  type SiteContext,
  withPerson,
  withSession,
  withVisit,
} from '../context.ts';
import { sha256 } from './hash.ts';
import { idempotent } from '../requests/idempotency.ts';
import { clientKey } from '../limits/rate-limited.ts';
import type { Exchange, With } from '../variables.ts';

/** Needs no session, and reads none. */
export const anyone = createMiddleware<With<Context>>(async (c, next) => {
  const context = requestContext(c);
  c.set('context', context);
  return idempotent(c, { actor: clientKey(c), now: context.now }, next);
});

/** The same without idempotent replay: the answer contains a secret and is never stored. */
export const anyoneUnreplayed = createMiddleware<With<Context>>(async (c, next) => {
  c.set('context', requestContext(c));
  await next();
});

/** Requires a session for the account: one that began on the platform's own hosts. */
export const person = createMiddleware<With<PersonContext>>(async (c, next) => {
  const context = await personOf(c);
  c.set('context', context);
  return idempotent(c, { actor: context.actor.user.id, now: context.now }, next);
});

/** The same without idempotent replay: the answer contains a secret and is never stored. */
export const personUnreplayed = createMiddleware<With<PersonContext>>(async (c, next) => {
  c.set('context', await personOf(c));
  await next();
});

/** Requires a session, wherever it began: for what is about the session itself. */
export const anySession = createMiddleware<With<SessionContext>>(async (c, next) => {
  const context = requestContext(c);
  const session = await sessionOf(c, context);
  c.set('context', withSession(context, session));
  return idempotent(c, { actor: session.user.id, now: context.now }, next);
});

async function personOf(c: Exchange): Promise<PersonContext> {
  const context = requestContext(c);
  const session = await sessionOf(c, context);
  if (!isOfAccount(session)) throw unauthenticated();
  return withPerson(context, session);
}

async function sessionOf(c: Exchange, context: Context): Promise<Session> {
  const tokenHash = await bearerHash(c.req.header('authorization'));
  const session = await context.platform.findSession(tokenHash, context.now);
  if (!session) throw unauthenticated();
  await renewSessionIfOld(context, session);
  return session;
}

/** Requires a session for the account, of the owner of the site in the path. */
export const owner = createMiddleware<With<SiteContext>>(async (c, next) => {
  const context = await ownerOf(c);
  c.set('context', context);
  return idempotent(c, { actor: context.actor.user.id, now: context.now }, next);
});

/** The same without idempotent replay: the answer contains a secret and is never stored. */
export const ownerUnreplayed = createMiddleware<With<SiteContext>>(async (c, next) => {
  c.set('context', await ownerOf(c));
  await next();
});

async function ownerOf(c: Exchange): Promise<SiteContext> {
  const { actor, ...context } = await moderatorOf(c, isOfAccount);
  return Object.freeze<SiteContext>({ ...context, actor: { ...actor, reach: 'account' } });
}

/** Requires a session of the owner of the site in the path, which a domain of its own may have begun. */
export const moderator = createMiddleware<With<ModeratorContext>>(async (c, next) => {
  const context = await moderatorOf(c, () => true);
  c.set('context', context);
  return idempotent(c, { actor: context.actor.user.id, now: context.now }, next);
});

async function moderatorOf(
  c: Exchange,
  isEnough: (session: Session) => boolean,
): Promise<ModeratorContext> {
  const context = requestContext(c);
  const siteSlug = c.req.param('siteSlug') ?? '';
  c.var.state.siteSlug = siteSlug;
  const tokenHash = await bearerHash(c.req.header('authorization'));
  const asked = { tokenHash, siteSlug, now: context.now };
  const { session, site } = await context.platform.findSessionAndSite(asked, nothing);
  if (!session || !isEnough(session)) throw unauthenticated();
  // Someone else's site is answered like one that does not exist.
  if (!site) throw notFound();
  const visit = withVisit({ context, database: c.var.dependencies.database }, session, site);
  const { actor } = visit;
  if (actor.kind === 'anonymous') throw unauthenticated();
  if (actor.kind !== 'owner') throw notFound();
  await renewSessionIfOld(context, session);
  return { ...visit, actor };
}

// Repeated headers arrive joined by a comma, which no token contains.
async function bearerHash(header: string | undefined): Promise<string> {
  const tokenHash = await sentTokenHash(header);
  if (tokenHash === null) throw unauthenticated();
  return tokenHash;
}

/** Null without a well-formed session token. */
export async function sentTokenHash(header: string | undefined): Promise<string | null> {
  const token = /^Bearer ([\w-]{16,200})$/i.exec(header ?? '')?.[1];
  return token === undefined ? null : sha256(token);
}

export function requestContext(c: Exchange): Context {
  return contextOf(c.var.dependencies, {
    requestId: c.var.requestId,
    client: clientKey(c),
    askedFrom: c.req.header('origin') ?? null,
    claim: c.var.state.claim,
    background: (work) => runInBackground(c, work),
  });
}

function runInBackground(c: Exchange, work: Promise<unknown>): void {
  const { log } = c.var.dependencies;
  const watched = work.catch((error: unknown) => {
    const { requestId, state } = c.var;
    const message = error instanceof Error ? error.message : String(error);
    log({ level: 'error', event: 'wake failed', requestId, site: state.siteSlug, message });
  });
  // Outside a Worker nothing ends background work after the answer.
  if (hasExecutionContext(c)) c.executionCtx.waitUntil(watched);
}

function hasExecutionContext(c: Exchange): boolean {
  try {
    return Boolean(c.executionCtx);
  } catch {
    return false;
  }
}
