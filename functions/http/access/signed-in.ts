import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { isAtLeast, type SiteRole } from '#domain/accounts/site-role.ts';
import { nothing } from '#functions/db/database.ts';
import { renewSessionIfOld } from '#functions/services/accounts/session/renew.ts';
import { notFound, notPermitted, unauthenticated } from '#functions/services/service-error.ts';
import type { Session } from '#functions/repositories/accounts/session.ts';
import {
  type Context,
  contextOf,
  isOfAccount,
  type ManagerContext,
  type PersonContext,
  type SessionContext,
  type SiteContext,
  withPerson,
  withSession,
  withVisit,
} from '../context.ts';
import { sha256 } from './hash.ts';
import { leastRoleOf } from './least-roles.ts';
import { idempotent } from '../requests/idempotency.ts';
import { noOwnSiteHere } from './site-moved.ts';
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

/** Requires a session for the account, of somebody who may do this on the site in the path. */
export const manager = createMiddleware<With<SiteContext>>(async (c, next) => {
  const context = await managerOf(c, leastRoleOf(c.req.method, routePath(c)));
  c.set('context', context);
  return idempotent(c, { actor: context.actor.user.id, now: context.now }, next);
});

/** The same without idempotent replay: the answer contains a secret and is never stored. */
export const managerUnreplayed = createMiddleware<With<SiteContext>>(async (c, next) => {
  c.set('context', await managerOf(c, leastRoleOf(c.req.method, routePath(c))));
  await next();
});

async function managerOf(c: Exchange, least: SiteRole): Promise<SiteContext> {
  const { actor, ...context } = await permitted(c, { least, isEnough: isOfAccount });
  return Object.freeze<SiteContext>({ ...context, actor: { ...actor, reach: 'account' } });
}

/** The same with a session that a domain of the site's own may have begun. */
export const managerOnSite = createMiddleware<With<ManagerContext>>(async (c, next) => {
  const least = leastRoleOf(c.req.method, routePath(c));
  const context = await permitted(c, { least, isEnough: () => true });
  c.set('context', context);
  return idempotent(c, { actor: context.actor.user.id, now: context.now }, next);
});

type Permission = { least: SiteRole; isEnough: (session: Session) => boolean };

async function permitted(c: Exchange, { least, isEnough }: Permission): Promise<ManagerContext> {
  const context = requestContext(c);
  const siteSlug = c.req.param('siteSlug') ?? '';
  c.var.state.siteSlug = siteSlug;
  const tokenHash = await bearerHash(c.req.header('authorization'));
  const asked = { tokenHash, siteSlug, now: context.now };
  const { session, site } = await context.platform.findSessionAndSite(asked, nothing);
  if (!session || !isEnough(session)) throw unauthenticated();
  // Someone else's site is answered like one that does not exist.
  if (!site) throw await noOwnSiteHere(context, siteSlug, session.user.id);
  const visit = withVisit({ context, database: c.var.dependencies.database }, session, site);
  const { actor } = visit;
  if (actor.kind === 'anonymous') throw unauthenticated();
  if (actor.kind !== 'manager') throw notFound();
  if (!isAtLeast(actor.role, least)) throw notPermitted();
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
