import { describe, expect, it } from 'vitest';
import type { SiteSignInAnswer } from '#contract/accounts/sign-in.ts';
import { anAddress, lastLetterTo } from '#functions/testing/mail/mailbox.ts';
import { recordingDatabase } from '#functions/testing/database/recorded-queries.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aPasserBy } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const cook = await aCook(app);
const { recording, rounds } = recordingDatabase(app.database);
const watched = await testApp({ config: unhurried, database: recording });
const { post } = aPasserBy(watched, cook);

/** What the database is asked when an address signs up, round by round. */
async function roundsOf(email: string) {
  rounds.length = 0;
  await post('/newsletter-subscribers', { email });
  return rounds.slice();
}

/** Somebody who gets the letters. */
async function aSubscriber() {
  const email = anAddress();
  await post('/newsletter-subscribers', { email });
  const { token } = await lastLetterTo(app, email);
  const { body } = await post<SiteSignInAnswer>(`/sign-in/${token}`);
  return { email, token: body.authToken };
}

describe('Signing an address up for the newsletter, S2.8', () => {
  it('asks the database the same whether or not the letters come already', async () => {
    const { email } = await aSubscriber();
    const known = await roundsOf(email);
    expect(known.length).toBeGreaterThan(3);
    expect(known).toEqual(await roundsOf(anAddress()));
  });

  it('asks the same of an address that unsubscribed', async () => {
    const { email, token } = await aSubscriber();
    const path = `/api/v1/site/${cook.site.slug}/newsletter-preference`;
    await watched.call('PUT', path, { token, body: { isSubscribed: false } });
    expect(await roundsOf(email)).toEqual(await roundsOf(anAddress()));
  });
});
