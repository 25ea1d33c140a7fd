import { Hono } from 'hono';
import {
  signInCodeInput,
  signInInput,
  signInQuery,
  signInRequestedAnswer,
  siteSignInAnswer,
  siteSignUpInput,
} from '#contract/accounts/sign-in.ts';
import type { VisitContext } from '#functions/http/context.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { requestOrigin } from '#functions/http/access/origin.ts';
import { rateLimited } from '#functions/http/limits/rate-limited.ts';
import { body, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv, Exchange } from '#functions/http/variables.ts';
import { visit, visitUnreplayed } from '#functions/http/access/visiting.ts';
import {
  claimCode,
  claimToken,
  type NewSession,
} from '#functions/services/accounts/sign-in/claim.ts';
import { requestSiteSignIn } from '#functions/services/accounts/sign-in/request.ts';
import { siteUserOf } from '#functions/services/accounts/user/get-site-user.ts';

const deskOf = (c: Exchange, { site }: VisitContext) => ({
  siteId: site.id,
  origin: requestOrigin(c),
});

async function signedIn(ctx: VisitContext, { session, authToken }: NewSession) {
  return { ...(await siteUserOf(ctx, session.user)), authToken };
}

export const siteSignInRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/sign-in',
    describe('Have a sign-in link and a code mailed', { 200: signInRequestedAnswer }, 'open'),
    visit,
    rateLimited('mail'),
    query(signInQuery),
    body(signInInput),
    async (c) => {
      const { next, callback } = c.req.valid('query');
      const request = { callback, ...c.req.valid('json'), next, askedAt: requestOrigin(c) };
      return c.json(await requestSiteSignIn(c.var.context, { kind: 'sign-in', ...request }));
    },
  )
  .post(
    '/:siteSlug/sign-up',
    describe('Have a link mailed that makes an account', { 200: signInRequestedAnswer }, 'open'),
    visit,
    rateLimited('mail'),
    query(signInQuery),
    body(siteSignUpInput),
    async (c) => {
      const { context } = c.var;
      const { next, callback } = c.req.valid('query');
      const { subscribe, letter, ...input } = c.req.valid('json');
      const isSubscribing = subscribe && context.site.settings.newslettersEnabled;
      const came = { isSubscribing, letter };
      const request = { callback, ...input, next, askedAt: requestOrigin(c), ...came };
      return c.json(await requestSiteSignIn(context, { kind: 'sign-up', ...request }));
    },
  )
  .post(
    '/:siteSlug/sign-in/:token',
    describe(
      'Begin a session with the token of a link, or with a single-use token',
      { 200: siteSignInAnswer },
      'open',
    ),
    visitUnreplayed,
    rateLimited('tokenClaim'),
    async (c) => {
      const { context } = c.var;
      const session = await claimToken(context, deskOf(c, context), c.req.param('token'));
      return c.json(await signedIn(context, session));
    },
  )
  .post(
    '/:siteSlug/sign-in-codes',
    describe('Begin a session with the six digits of a mail', { 200: siteSignInAnswer }, 'open'),
    visitUnreplayed,
    rateLimited('tokenClaim'),
    body(signInCodeInput),
    async (c) => {
      const { context } = c.var;
      const session = await claimCode(context, deskOf(c, context), c.req.valid('json'));
      return c.json(await signedIn(context, session));
    },
  );
