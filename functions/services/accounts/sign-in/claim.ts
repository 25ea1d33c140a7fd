import { issueMessages } from '#contract/issue-messages.ts';
import { confirmSubscription } from '#functions/crossings/confirm-subscription.ts';
import type { Context } from '#functions/http/context.ts';
import type { Session } from '#functions/repositories/accounts/session.ts';
import { expired } from '../../service-error.ts';
import { sessionLifetimeMs } from '../session/renew.ts';

/** A session that just began, and the only time that its token is known. */
export type NewSession = { session: Session; authToken: string };

/** Claims a link's token or a single-use token, whichever it is; each works once. */
export async function claimToken(ctx: Context, token: string): Promise<NewSession> {
  const tokenHash = await ctx.hash(token);
  return begin(ctx, (claim) => [
    ...ctx.platform.signInLinks.claimToken(tokenHash, claim),
    ...ctx.platform.singleUseTokens.claim(tokenHash, claim),
  ]);
}

/** Claims by the six digits beside the newest link; a few tries, then only the link works. */
export async function claimCode(
  ctx: Context,
  { email, code }: { email: string; code: string },
): Promise<NewSession> {
  const codeHash = await ctx.adapters.signInCodes.hash(email, code);
  return begin(
    ctx,
    (claim) => ctx.platform.signInLinks.claimCode({ email, codeHash }, claim),
    issueMessages.wrongCode,
  );
}

type Claim = { userId: string; sessionHash: string; sessionEnds: number; now: number };
type Statements = Parameters<Context['commit']>[0];

/** Whether a claim won is seen by the session it made. */
async function begin(
  ctx: Context,
  claimWith: (claim: Claim) => Statements,
  refusal?: string,
): Promise<NewSession> {
  const authToken = ctx.newToken();
  const sessionHash = await ctx.hash(authToken);
  const sessionEnds = ctx.now + sessionLifetimeMs;
  await ctx.commit(claimWith({ userId: ctx.newId(), sessionHash, sessionEnds, now: ctx.now }));
  const { session, subscribing } = await ctx.platform.findClaim(sessionHash, ctx.now);
  if (!session) throw expired(refusal);
  for (const each of subscribing) await confirmSubscription(ctx, each);
  return { session, authToken };
}
