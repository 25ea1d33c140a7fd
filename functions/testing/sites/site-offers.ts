import type { CurrentUserAnswer } from '#contract/accounts/current-user.ts';
import type { InvitationAnswer } from '#contract/accounts/people.ts';
import type { SiteOfferAnswer } from '#contract/accounts/site-offer.ts';
import type { FormerOwnerFate } from '#domain/accounts/site-offer.ts';
import { anAddress, lastLetterTo, lettersTo, signIn } from '../mail/mailbox.ts';
import { aCook } from '../app/site-client.ts';
import type { TestApp } from '../app/test-app.ts';

const manage = '/api/v1/manage';

/** Owners who have just signed in, those to whom they offer their sites, and what both can do. */
export function offerDesk(app: TestApp) {
  const askBy =
    (base: string, token: string) =>
    <Body = unknown>(method: string, path: string, body?: object) =>
      app.call<Body>(method, `${base}${path}`, { token, ...(body && { body }) });
  const anOwner = async () => {
    const owner = await signIn(app);
    const cook = await aCook(app, { ownerId: owner.id });
    const { base, title } = cook.site;
    return { ...owner, cook, ask: askBy(base, owner.token), base, title };
  };
  type Owner = Awaited<ReturnType<typeof anOwner>>;
  const offer = ({ ask, title }: Owner, email: string, formerOwner: FormerOwnerFate = 'editor') =>
    ask<SiteOfferAnswer & { code?: string }>('POST', '/site-offer', { email, formerOwner, title });
  return {
    anOwner,
    offer,
    /** The same owner with another session. */
    signedInAgain: async (owner: Owner): Promise<Owner> => {
      const { token } = await signIn(app, owner.email);
      return { ...owner, token, ask: askBy(owner.base, token) };
    },
    /** Somebody to whom the site is offered, signed in and with the link of the letter. */
    offered: async (owner: Owner, fate?: FormerOwnerFate) => {
      const email = anAddress();
      await offer(owner, email, fate);
      const { token: linkToken } = await lastLetterTo(app, email);
      const person = await signIn(app, email);
      return { ...person, link: `${manage}/invitations/${linkToken}` };
    },
    answer: ({ link, token }: { link: string; token: string }, path: string) =>
      app.call<InvitationAnswer & { code?: string }>('POST', `${link}${path}`, { token }),
    stateOf: async ({ link }: { link: string }) =>
      (await app.call<InvitationAnswer>('GET', link)).body.invitation.state,
    rolesOf: async (token: string) => {
      const { body } = await app.call<CurrentUserAnswer>('GET', `${manage}/current-user`, {
        token,
      });
      return body.currentUser.sites.map(({ role }) => role);
    },
    handoverLetters: async (email: string) =>
      (await lettersTo(app, email)).filter(({ kind }) => kind === 'site-handover'),
  };
}
