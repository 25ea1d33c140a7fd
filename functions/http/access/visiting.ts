import { createMiddleware } from 'hono/factory';
import { nothing, type Read } from '#functions/db/database.ts';
import { notFound, unauthenticated } from '#functions/services/service-error.ts';
import { renewSessionIfOld } from '#functions/services/accounts/session/renew.ts';
import { type VisitContext, type VisitorContext, withVisit } from '../context.ts';
import { once } from '../requests/idempotency.ts';
import { requestContext, sentTokenHash, type With } from './signed-in.ts';
import { clientKey } from '../limits/rate-limited.ts';
import type { Exchange } from '../variables.ts';

/** Lets anybody through to the site that the path names; an old token counts as none. */
export const visit = createMiddleware<With<VisitContext>>(async (c, next) => {
  const context = await visitOf(c);
  c.set('context', context);
  const { actor } = context;
  const key = actor.kind === 'anonymous' ? clientKey(c) : actor.user.id;
  return once(c, { actor: key, now: context.now }, next);
});

/** The same where the answer holds a secret, which no repeat may be given again. */
export const visitOnce = createMiddleware<With<VisitContext>>(async (c, next) => {
  c.set('context', await visitOf(c));
  await next();
});

/** Lets anybody with a session through to the site that the path names. */
export const visitor = createMiddleware<With<VisitorContext>>(async (c, next) => {
  const context = await visitOf(c);
  const { actor } = context;
  if (actor.kind === 'anonymous') throw unauthenticated();
  c.set('context', Object.freeze<VisitorContext>({ ...context, actor }));
  return once(c, { actor: actor.user.id, now: context.now }, next);
});

async function visitOf(c: Exchange): Promise<VisitContext> {
  const { context } = await visitReading(c, nothing);
  return context;
}

/** Lets anybody through as `visit` does, and reads something of the site in the same round trip. */
export async function visitReading<Value>(
  c: Exchange,
  also: Read<Value>,
): Promise<{ context: VisitContext; value: Value }> {
  const context = requestContext(c);
  const siteSlug = c.req.param('siteSlug') ?? '';
  c.var.state.siteSlug = siteSlug;
  const tokenHash = await sentTokenHash(c.req.header('authorization'));
  const asked = { tokenHash, siteSlug, now: context.now };
  const { session, site, value } = await context.platform.findSessionAndSite(asked, also);
  if (!site) throw notFound();
  if (session) await renewSessionIfOld(context, session);
  const { database } = c.var.dependencies;
  return { context: withVisit({ context, database }, session, site), value };
}
