import { createMiddleware } from 'hono/factory';
import { nothing, type Read } from '#functions/db/database.ts';
import { unauthenticated } from '#functions/services/service-error.ts';
import { renewSessionIfOld } from '#functions/services/accounts/session/renew.ts';
import { type VisitContext, type VisitorContext, withVisit } from '../context.ts';
import { idempotent } from '../requests/idempotency.ts';
import { noSiteHere } from './site-moved.ts';
import { requestContext, sentTokenHash } from './signed-in.ts';
import { clientKey } from '../limits/rate-limited.ts';
import type { ApiEnv, Exchange, With } from '../variables.ts';

/** Optional session on the site in the path; an expired token counts as none. */
export const visit = createMiddleware<With<VisitContext>>(async (c, next) => {
  const context = await visitOf(c);
  c.set('context', context);
  const { actor } = context;
  const key = actor.kind === 'anonymous' ? clientKey(c) : actor.user.id;
  return idempotent(c, { actor: key, now: context.now }, next);
});

/** The same without idempotent replay: the answer contains a secret and is never stored. */
export const visitUnreplayed = createMiddleware<With<VisitContext>>(async (c, next) => {
  c.set('context', await visitOf(c));
  await next();
});

/** Requires a session, on the site in the path. */
export const visitor = createMiddleware<With<VisitorContext>>(async (c, next) => {
  const context = await visitOf(c);
  const { actor } = context;
  if (actor.kind === 'anonymous') throw unauthenticated();
  c.set('context', Object.freeze<VisitorContext>({ ...context, actor }));
  return idempotent(c, { actor: actor.user.id, now: context.now }, next);
});

/** What a route reads beside the session, of the site in the path. */
export type Prefetch<Query, Value> = (siteSlug: string, query: Query) => Read<Value>;

type Prefetched<Value> = {
  Bindings: ApiEnv['Bindings'];
  Variables: With<VisitContext>['Variables'] & { prefetched: Value };
};

/** `visit`, with a batched read: the prefetch of the route shares the round trip of the session. */
export const visitPrefetching = <Query extends object, Value>(prefetch: Prefetch<Query, Value>) =>
  createMiddleware<Prefetched<Value>, string, { out: { query: Query } }>(async (c, next) => {
    const read = prefetch(siteSlugOf(c), c.req.valid('query'));
    const { context, value } = await visitWith(c, read);
    c.set('context', context);
    c.set('prefetched', value);
    await next();
  });

async function visitOf(c: Exchange): Promise<VisitContext> {
  const { context } = await visitWith(c, nothing);
  return context;
}

/** The session, the site and one read more, in one round trip. */
async function visitWith<Value>(c: Exchange, read: Read<Value>) {
  const context = requestContext(c);
  const siteSlug = siteSlugOf(c);
  c.var.state.siteSlug = siteSlug;
  const tokenHash = await sentTokenHash(c.req.header('authorization'));
  const asked = { tokenHash, siteSlug, now: context.now };
  const { session, site, value } = await context.platform.findSessionAndSite(asked, read);
  if (!site) throw await noSiteHere(context, siteSlug);
  if (session) await renewSessionIfOld(context, session);
  const { database } = c.var.dependencies;
  return { context: withVisit({ context, database }, session, site), value };
}

const siteSlugOf = (c: Exchange) => c.req.param('siteSlug') ?? '';
