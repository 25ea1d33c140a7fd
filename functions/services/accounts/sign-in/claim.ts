import { issueMessages } from '#contract/issue-messages.ts';
import { confirmSubscription } from '#functions/crossings/confirm-subscription.ts';
import type { SiteId } from '#domain/ids.ts';
import { readHost } from '#domain/site/hosts.ts';
import type { Context } from '#functions/http/context.ts';
import type { Claim } from '#functions/repositories/accounts/session-claim.ts';
import type { Session } from '#functions/repositories/accounts/session.ts';
import { expired, limitReached, type ServiceError } from '../../service-error.ts';
import { isOwnDomain, siteOfOwnDomain } from '../../site/host/own-domain.ts';
import { sessionLifetimeMs } from '../session/renew.ts';

/** A session that just began, and the only time that its token is known. */
export type NewSession = { session: Session; authToken: string };

/** What begins a session: a call of a site or of the platform, and the origin that it came to. */
type Desk = { siteId: SiteId | null; origin: string };

/** Claims a link's token or a single-use token, whichever it is; each works once. */
export async function claimToken(ctx: Context, desk: Desk, token: string): Promise<NewSession> {
  const tokenHash = await ctx.hash(token);
  return begin(ctx, desk, {
    claimWith: (claim) => [
      ...ctx.platform.signInLinks.claimToken(tokenHash, claim),
      ...ctx.platform.singleUseTokens.claim(tokenHash, claim),
    ],
    refusal: () => expired(),
  });
}

/** Claims by the six digits beside a link; a few tries, then only the link works. */
export async function claimCode(
  ctx: Context,
  desk: Desk,
  { email, code }: { email: string; code: string },
): Promise<NewSession> {
  const { signInLinks } = ctx.platform;
  const codeHash = await ctx.adapters.signInCodes.hash(email, code);
  const entry = { email, clientHash: await ctx.hash(ctx.client), now: ctx.now };
  return begin(ctx, desk, {
    claimWith: (claim) => signInLinks.claimCode({ ...entry, codeHash }, claim),
    refusal: async () => {
      const waitMs = await signInLinks.findCodeWait(entry);
      return waitMs > 0 ? limitReached(Math.ceil(waitMs / 1000)) : expired(issueMessages.wrongCode);
    },
  });
}

type Claiming = {
  claimWith: (claim: Claim) => Parameters<Context['commit']>[0];
  refusal: () => ServiceError | Promise<ServiceError>;
};

/** Whether a claim won is seen by the session it made. */
async function begin(
  ctx: Context,
  desk: Desk,
  { claimWith, refusal }: Claiming,
): Promise<NewSession> {
  // What a page on an own domain claims counts as claimed there, whatever host it calls.
  const origin = isOwnDomain(ctx.askedFrom, ctx.config) ? ctx.askedFrom : desk.origin;
  const host = readHost(new URL(origin).host, ctx.config.platformHost);
  const boundSiteId = await siteOfOwnDomain(ctx, host);
  // A domain of a site's own begins sessions of that site alone, and none of the account.
  if (boundSiteId !== null && boundSiteId !== desk.siteId) throw await refusal();
  const place = { siteId: desk.siteId, boundSiteId };
  const authToken = ctx.newToken();
  const sessionHash = await ctx.hash(authToken);
  const sessionEnds = ctx.now + sessionLifetimeMs;
  const claim = { userId: ctx.newId(), sessionHash, sessionEnds, now: ctx.now, place };
  await ctx.commit(claimWith(claim));
  const { session, subscribing } = await ctx.platform.findClaim(sessionHash, ctx.now);
  if (!session) throw await refusal();
  for (const each of subscribing) await confirmSubscription(ctx, each);
  return { session, authToken };
}
