import { Hono } from 'hono';
import {
  signInAnswer,
  signInCodeInput,
  signInInput,
  signInQuery,
  signInRequestedAnswer,
  signUpInput,
  singleUseTokenAnswer,
  singleUseTokenInput,
} from '#contract/accounts/sign-in.ts';
import type { Context } from '#functions/http/context.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { requestOrigin } from '#functions/http/access/origin.ts';
import { anyone, anyoneUnreplayed, personUnreplayed } from '#functions/http/access/signed-in.ts';
import { rateLimited } from '#functions/http/limits/rate-limited.ts';
import { body, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv, Exchange } from '#functions/http/variables.ts';
import {
  claimCode,
  claimToken,
  type NewSession,
} from '#functions/services/accounts/sign-in/claim.ts';
import { handOver } from '#functions/services/accounts/sign-in/hand-over.ts';
import { requestSignIn } from '#functions/services/accounts/sign-in/request.ts';
import { currentUserOf } from '#functions/services/accounts/user/get-current.ts';

const deskOf = (c: Exchange) => ({ siteId: null, origin: requestOrigin(c) });

async function signedIn(ctx: Context, { session, authToken }: NewSession) {
  return { currentUser: await currentUserOf(ctx, session.user), authToken };
}

export const signInRoutes = new Hono<ApiEnv>()
  .post(
    '/sign-in',
    describe('Have a sign-in link and a code mailed', { 200: signInRequestedAnswer }, 'open'),
    anyone,
    rateLimited('mail'),
    query(signInQuery),
    body(signInInput),
    async (c) => {
      const { next, callback } = c.req.valid('query');
      const request = { callback, ...c.req.valid('json'), next, askedAt: requestOrigin(c) };
      return c.json(await requestSignIn(c.var.context, { kind: 'sign-in', ...request }));
    },
  )
  .post(
    '/sign-up',
    describe('Have a link mailed that makes an account', { 200: signInRequestedAnswer }, 'open'),
    anyone,
    rateLimited('mail'),
    query(signInQuery),
    body(signUpInput),
    async (c) => {
      const { email, callback = c.req.valid('query').callback } = c.req.valid('json');
      const request = {
        email,
        callback,
        next: c.req.valid('query').next,
        askedAt: requestOrigin(c),
      };
      return c.json(await requestSignIn(c.var.context, { kind: 'sign-up', ...request }));
    },
  )
  .post(
    '/sign-in/:token',
    describe(
      'Begin a session with the token of a link, or with a single-use token',
      { 200: signInAnswer },
      'open',
    ),
    anyoneUnreplayed,
    rateLimited('tokenClaim'),
    async (c) => {
      const { context } = c.var;
      const session = await claimToken(context, deskOf(c), c.req.param('token'));
      return c.json(await signedIn(context, session));
    },
  )
  .post(
    '/sign-in-codes',
    describe('Begin a session with the six digits of a mail', { 200: signInAnswer }, 'open'),
    anyoneUnreplayed,
    rateLimited('tokenClaim'),
    body(signInCodeInput),
    async (c) => {
      const { context } = c.var;
      const session = await claimCode(context, deskOf(c), c.req.valid('json'));
      return c.json(await signedIn(context, session));
    },
  )
  .post(
    '/single-use-tokens',
    describe('Get a token that carries this session to another host', {
      201: singleUseTokenAnswer,
    }),
    personUnreplayed,
    body(singleUseTokenInput),
    async (c) => {
      const { address } = c.req.valid('json');
      return c.json({ singleUseToken: await handOver(c.var.context, address) }, 201);
    },
  );
