import { describe, expect, it } from 'vitest';
import type { SiteSignInAnswer } from '#contract/accounts/sign-in.ts';
import { suppressionReasons } from '#domain/mail/subscriber-state.ts';
import { commit } from '#functions/db/database.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { stateOf } from '#functions/testing/archives/imports.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aPasserBy, aVisitor } from '#functions/testing/app/visitors.ts';
import { anAddress, lastLetterTo, lettersTo } from '#functions/testing/mail/mailbox.ts';

const app = await testApp({ config: unhurried });
const plans = { newslettersEnabled: true, subscriptionsEnabled: true };
const cook = await aCook(app, { settings: plans });
const { post } = aPasserBy(app, cook);
const preference = `/api/v1/site/${cook.site.slug}/newsletter-preference`;

const proveBy = async (email: string) =>
  post<SiteSignInAnswer>(`/sign-in/${(await lastLetterTo(app, email)).token}`);
const suppress = (email: string, reason: (typeof suppressionReasons)[number] = 'bounced') => {
  const { mailOutcomes } = forSite(app.database, cook.site.id);
  return commit(app.database, mailOutcomes.suppressAddress(email, reason, app.clock.now));
};

/** Somebody whose address took no letter any more, after they had subscribed. */
async function aLostReader(reason?: (typeof suppressionReasons)[number]) {
  const email = anAddress();
  await post('/newsletter-subscribers', { email });
  await proveBy(email);
  await suppress(email, reason);
  return email;
}

/** The same of somebody who is signed in. */
async function aLostVisitor() {
  const visitor = await aVisitor(app, cook);
  const call = (isSubscribed: boolean) =>
    app.call('PUT', preference, { token: visitor.token, body: { isSubscribed } });
  await call(true);
  await suppress(visitor.user.email);
  return { ...visitor, email: visitor.user.email, prefer: call };
}

describe('Who got no letters any more and wants them again, S11', () => {
  it.each(suppressionReasons)(
    'is sent the letter that proves the address, and gets them by it: %s',
    async (reason) => {
      const email = await aLostReader(reason);
      expect(await stateOf(cook, email)).toBe(reason);
      await post('/newsletter-subscribers', { email, source: 'popup' });
      expect(await lettersTo(app, email)).toHaveLength(2);
      expect(await stateOf(cook, email)).toBe(reason);
      await proveBy(email);
      expect(await stateOf(cook, email)).toBe('subscribed');
    },
  );

  it.each(['popup', 'site', 'subscribe-page'])('is so from the form of %s', async (source) => {
    const email = await aLostReader();
    await post('/newsletter-subscribers', { email, source });
    expect(await lettersTo(app, email)).toHaveLength(2);
  });

  it('gets them at once by the form while signed in, and is told so by a letter', async () => {
    const visitor = await aLostVisitor();
    await visitor.post('/newsletter-subscribers', { email: visitor.email });
    expect(await stateOf(cook, visitor.email)).toBe('subscribed');
    expect(await lettersTo(app, visitor.email)).toHaveLength(1);
  });

  it('gets them at once by the switch of the account', async () => {
    const visitor = await aLostVisitor();
    await visitor.prefer(true);
    expect(await stateOf(cook, visitor.email)).toBe('subscribed');
  });

  it('gets them at once with a plan that is begun while signed in', async () => {
    const visitor = await aLostVisitor();
    await visitor.post('/subscriptions', { plan: 'free' });
    expect(await stateOf(cook, visitor.email)).toBe('subscribed');
  });
});
