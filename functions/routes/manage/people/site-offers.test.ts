import { describe, expect, it } from 'vitest';
import type { PeopleAnswer } from '#contract/accounts/people.ts';
import type { OfferedSiteAnswer, SiteOfferAnswer } from '#contract/accounts/site-offer.ts';
import { recentSignInMs } from '#domain/accounts/site-offer.ts';
import { aColleague } from '#functions/testing/random/builders.ts';
import { anAddress, lastLetterTo, lettersTo, signIn } from '#functions/testing/mail/mailbox.ts';
import { offerDesk } from '#functions/testing/sites/site-offers.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { call, clock, database } = app;
const { anOwner, answer, handoverLetters, offer, offered, rolesOf, signedInAgain, stateOf } =
  offerDesk(app);
const manage = '/api/v1/manage';
const dayMs = 24 * 60 * 60 * 1000;

describe('Offering a site to somebody', () => {
  it('needs its name and another address, and changes nothing until they accept', async () => {
    const owner = await anOwner();
    const unnamed = await owner.ask('POST', '/site-offer', {
      email: anAddress(),
      formerOwner: 'gone',
      title: 'Another',
    });
    expect(unnamed.body).toMatchObject({ issues: [{ path: 'title' }] });
    expect((await offer(owner, owner.email)).body).toMatchObject({ issues: [{ path: 'email' }] });
    const next = await offered(owner);
    expect(await rolesOf(owner.token)).toEqual(['owner']);
    expect(await rolesOf(next.token)).toEqual([]);
    const { body } = await owner.ask<PeopleAnswer>('GET', '/people');
    expect(body).toMatchObject({ people: [{ role: 'owner' }], invitations: [] });
  });

  it('needs a sign-in of the last minutes, also where a session is carried to another host', async () => {
    const owner = await anOwner();
    clock.now += recentSignInMs;
    const late = await offer(owner, anAddress());
    expect([late.status, late.body.code]).toEqual([401, 'sign_in_again']);
    const handing = { token: owner.token };
    const handed = await call<{ singleUseToken: string }>(
      'POST',
      `${manage}/single-use-tokens`,
      handing,
    );
    const claim = `${manage}/sign-in/${handed.body.singleUseToken}`;
    const { authToken } = (await call<{ authToken: string }>('POST', claim)).body;
    const again = { email: anAddress(), formerOwner: 'gone', title: owner.title };
    const carried = { token: authToken, body: again };
    const refused = await call('POST', `${owner.base}/site-offer`, carried);
    expect(refused.body).toMatchObject({ code: 'sign_in_again' });
    const { token } = await signIn(app, owner.email);
    const done = await call('POST', `${owner.base}/site-offer`, { token, body: again });
    expect(done.status).toBe(201);
  });

  it('mails a stranger three times in a quarter of an hour, however often it is withdrawn', async () => {
    const owner = await anOwner();
    const email = anAddress();
    const statuses = [];
    for (let left = 5; left > 0; left -= 1) {
      statuses.push((await offer(owner, email, 'gone')).status);
      await owner.ask('DELETE', '/site-offer');
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect(await lettersTo(app, email)).toHaveLength(3);
    const { body } = await owner.ask<SiteOfferAnswer>('GET', '/site-offer');
    expect(body.siteOffer).toBeNull();
  });

  it('is told to them with a link, and to the owner, so that nobody does it unseen', async () => {
    const owner = await anOwner();
    await call('PUT', `${manage}/current-user`, {
      token: owner.token,
      body: { displayName: 'Edna Cook' },
    });
    const email = anAddress();
    await offer(owner, email);
    const letter = await lastLetterTo(app, email);
    expect([letter.kind, letter.link.pathname]).toEqual(['site-offer', '/invitation']);
    expect(letter.subject).toBe('Edna Cook wants to hand The Copper Pot over to you');
    const told = await lastLetterTo(app, owner.email);
    expect(told.subject).toBe('You offered The Copper Pot to somebody');
    expect(told.text).toContain(email);
    expect(told.link.pathname).toBe(`/kitchen/${owner.cook.site.slug}/settings/leaving`);
  });

  it('is one at a time, can be withdrawn, and ends by itself after seven days', async () => {
    const owner = await anOwner();
    const first = await offered(owner);
    expect((await offer(owner, anAddress())).body.code).toBe('offer_open');
    expect((await owner.ask('DELETE', '/site-offer')).body).toEqual({ siteOffer: null });
    expect(await stateOf(first)).toBe('withdrawn');
    expect((await answer(first, '/accept')).status).toBe(410);
    const second = await offered(owner);
    clock.now += 7 * dayMs;
    expect(await stateOf(second)).toBe('ended');
    const { body } = await owner.ask<SiteOfferAnswer>('GET', '/site-offer');
    expect(body.siteOffer?.state).toBe('ended');
    expect((await answer(second, '/accept')).status).toBe(410);
    expect((await offer(await signedInAgain(owner), anAddress())).status).toBe(201);
  });

  it('keeps an invitation to help from taking its place', async () => {
    const owner = await anOwner();
    const { email, link } = await offered(owner);
    const asked = await owner.ask('POST', '/invitations', { email, role: 'editor' });
    expect(asked.body).toMatchObject({ issues: [{ path: 'email' }] });
    expect(await stateOf({ link })).toBe('open');
  });
});

describe('To whom a site is offered', () => {
  it('sees what comes with it, and nobody else does', async () => {
    const owner = await anOwner();
    await owner.cook.createRecipe();
    await owner.cook.addHost('copper-pot.example');
    await aColleague(database, { siteId: owner.cook.site.id, role: 'editor' });
    const next = await offered(owner, 'gone');
    const seen = await call<OfferedSiteAnswer>('GET', `${next.link}/site`, { token: next.token });
    expect(seen.body.offeredSite).toEqual({
      ownerEmail: owner.email,
      formerOwner: 'gone',
      recipes: 1,
      subscribers: 0,
      people: 1,
      domains: ['copper-pot.example'],
    });
    const other = await signIn(app);
    expect((await call('GET', `${next.link}/site`, { token: other.token })).status).toBe(404);
    expect((await call('GET', `${next.link}/site`)).status).toBe(401);
    for (const path of ['/accept', '/decline']) {
      const refused = await answer({ link: next.link, token: other.token }, path);
      expect(refused.body.code).toBe('not_permitted');
    }
  });

  it('accepts with a recent sign-in alone', async () => {
    const next = await offered(await anOwner());
    clock.now += recentSignInMs;
    expect((await answer(next, '/accept')).body.code).toBe('sign_in_again');
    const { token } = await signIn(app, next.email);
    expect((await answer({ ...next, token }, '/accept')).status).toBe(200);
  });

  it('declines, which the owner is told once, and changes nothing', async () => {
    const owner = await anOwner();
    const next = await offered(owner);
    const answers = await Promise.all([answer(next, '/decline'), answer(next, '/decline')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const told = (await handoverLetters(owner.email)).map(({ subject }) => subject);
    expect(told.filter((subject) => subject === 'The Copper Pot stays yours')).toHaveLength(1);
    expect((await answer(next, '/accept')).status).toBe(410);
    expect(await rolesOf(owner.token)).toEqual(['owner']);
    const { body } = await owner.ask<SiteOfferAnswer>('GET', '/site-offer');
    expect(body.siteOffer?.state).toBe('declined');
  });
});
