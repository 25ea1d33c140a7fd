import { createMiddleware } from 'hono/factory';
import { nothing } from '#functions/db/database.ts';
import { renewSessionIfOld } from '#functions/services/accounts/session/renew.ts';
import { notFound, unauthenticated } from '#functions/services/service-error.ts';
import type { Session } from '#functions/repositories/accounts/session.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import {
  type Context,
  contextOf,
  type PersonContext,
  type SiteContext,
  withPerson,
  withSite,
} from '../context.ts';
import { sha256 } from './hash.ts';
import { idempotent } from '../requests/idempotency.ts';
import { clientKey } from '../limits/rate-limited.ts';
import type { ApiEnv, Exchange } from '../variables.ts';

export type With<RequestContext> = {
  Bindings: ApiEnv['Bindings'];
  Variables: ApiEnv['Variables'] & { context: RequestContext };
};

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

/** Requires a session. */
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

async function personOf(c: Exchange): Promise<PersonContext> {
  const context = requestContext(c);
  const tokenHash = await bearerHash(c.req.header('authorization'));
  const signedIn = authorise(await context.platform.findSession(tokenHash, context.now));
  await renewSessionIfOld(context, signedIn);
  return withPerson(context, signedIn);
}

/** Requires a session of the owner of the site in the path. */
export const owner = createMiddleware<With<SiteContext>>(async (c, next) => {
  const context = requestContext(c);
  const siteSlug = c.req.param('siteSlug') ?? '';
  c.var.state.siteSlug = siteSlug;
  const tokenHash = await bearerHash(c.req.header('authorization'));
  const { now } = context;
  const found = await context.platform.findSessionAndSite({ tokenHash, siteSlug, now }, nothing);
  const { session, site } = authoriseOwner(found.session, found.site);
  c.set('context', withSite({ context, database: c.var.dependencies.database }, session, site));
  await renewSessionIfOld(context, session);
  return idempotent(c, { actor: session.user.id, now: context.now }, next);
});

/** Someone else's site is answered like one that does not exist. */
function authoriseOwner(session: Session | null, site: Site | null) {
  const signedIn = authorise(session);
  if (site?.ownerId !== signedIn.user.id) throw notFound();
  return { session: signedIn, site };
}

function authorise(session: Session | null): Session {
  if (!session) throw unauthenticated();
  return session;
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
