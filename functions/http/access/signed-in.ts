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
import { once } from '../requests/idempotency.ts';
import { clientKey } from '../limits/rate-limited.ts';
import type { ApiEnv, Exchange } from '../variables.ts';

export type With<RequestContext> = {
  Bindings: ApiEnv['Bindings'];
  Variables: ApiEnv['Variables'] & { context: RequestContext };
};

/** Lets anybody through, for calls that ask for no session. */
export const anybody = createMiddleware<With<Context>>(async (c, next) => {
  const context = requestContext(c);
  c.set('context', context);
  return once(c, { actor: clientKey(c), now: context.now }, next);
});

/** The same where the answer holds a secret, which no repeat may be given again. */
export const anybodyOnce = createMiddleware<With<Context>>(async (c, next) => {
  c.set('context', requestContext(c));
  await next();
});

/** Lets a person with a session through. */
export const person = createMiddleware<With<PersonContext>>(async (c, next) => {
  const context = await personOf(c);
  c.set('context', context);
  return once(c, { actor: context.actor.user.id, now: context.now }, next);
});

/** The same where the answer holds a secret, which no repeat may be given again. */
export const personOnce = createMiddleware<With<PersonContext>>(async (c, next) => {
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

/** Lets the owner of the site that the path names through. */
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
  return once(c, { actor: session.user.id, now: context.now }, next);
});

/** Nobody learns whether a site exists that is not theirs. */
function authoriseOwner(session: Session | null, site: Site | null) {
  const signedIn = authorise(session);
  if (site?.ownerId !== signedIn.user.id) throw notFound();
  return { session: signedIn, site };
}

function authorise(session: Session | null): Session {
  if (!session) throw unauthenticated();
  return session;
}

// Two headers arrive joined by a comma, which no token holds.
async function bearerHash(header: string | undefined): Promise<string> {
  const tokenHash = await sentTokenHash(header);
  if (tokenHash === null) throw unauthenticated();
  return tokenHash;
}

/** Null where no session token was sent, however odd what was sent instead. */
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
  // Outside a Worker nothing cuts work off after the answer.
  if (hasExecutionContext(c)) c.executionCtx.waitUntil(watched);
}

function hasExecutionContext(c: Exchange): boolean {
  try {
    return Boolean(c.executionCtx);
  } catch {
    return false;
  }
}
