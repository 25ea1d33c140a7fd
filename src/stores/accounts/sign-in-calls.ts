import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { siteApi } from '#api/site-api.ts';
import { forgetAccount, keepSignIn } from './account.ts';
import { signedIn, signedOut } from './current-user.ts';
import { cameByLetter } from '../mail/letter-origin.ts';
import { isOnSite, siteSlug } from '../site/site.ts';

export type LinkWish = { email: string; next: string; subscribe: boolean };

/** The requests of signing in, which a site and the platform's own host answer alike. */
type SignInCalls = {
  signIn: (wish: LinkWish) => Promise<unknown>;
  signUp: (wish: LinkWish) => Promise<unknown>;
  /** Opens and stores a session with the token of a mailed link or of a hand-over. */
  claimToken: (token: string) => Promise<void>;
  claimCode: (claim: { email: string; code: string }) => Promise<void>;
  forget: () => void;
};

export const signInCalls = (): SignInCalls => (isOnSite() ? callsOf(siteSlug()) : platformCalls);

const platformCalls: SignInCalls = {
  signIn: ({ email, next }) => manageApi['sign-in'].$post({ query: { next }, json: { email } }),
  signUp: ({ email, next }) => manageApi['sign-up'].$post({ query: { next }, json: { email } }),
  async claimToken(token) {
    const answer = await manageApi['sign-in'][':token'].$post({ param: { token } });
    keepSignIn(await jsonOf(answer));
  },
  async claimCode(claim) {
    const answer = await manageApi['sign-in-codes'].$post({ json: claim });
    keepSignIn(await jsonOf(answer));
  },
  forget: forgetAccount,
};

function callsOf(slug: string): SignInCalls {
  const calls = siteApi[':siteSlug'];
  return {
    signIn: ({ email, next }) =>
      calls['sign-in'].$post({ param: { siteSlug: slug }, query: { next }, json: { email } }),
    signUp: ({ email, next, subscribe }) =>
      calls['sign-up'].$post({
        param: { siteSlug: slug },
        query: { next },
        json: { email, subscribe, ...(subscribe && cameByLetter()) },
      }),
    async claimToken(token) {
      const answer = await calls['sign-in'][':token'].$post({ param: { siteSlug: slug, token } });
      signedIn(await jsonOf(answer));
    },
    async claimCode(claim) {
      const answer = await calls['sign-in-codes'].$post({
        param: { siteSlug: slug },
        json: claim,
      });
      signedIn(await jsonOf(answer));
    },
    forget: signedOut,
  };
}
