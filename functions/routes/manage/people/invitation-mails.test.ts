import { describe, expect, it } from 'vitest';
import type { InvitationAnswer, PeopleAnswer } from '#contract/accounts/people.ts';
import { anAddress, lettersTo, signIn } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { call, clock } = app;
const manage = '/api/v1/manage';
const quarterMs = 15 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

type Cook = Awaited<ReturnType<typeof aCook>>;
const invitationsOf = async (cook: Cook) =>
  (await cook.get<PeopleAnswer>('/people')).body.invitations;
const stateOf = async (token = '') =>
  (await call<InvitationAnswer>('GET', `${manage}/invitations/${token}`)).body.invitation.state;

describe('The mail of invitations, S3.1', { timeout: 60_000 }, () => {
  it('reaches an address ten times a day, whoever asks, and the last link stays good', async () => {
    const email = anAddress();
    const cooks = [await aCook(app), await aCook(app)];
    const ask = (turn: number) => cooks[turn % 2]!.post('/invitations', { email, role: 'editor' });
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await ask(turn)).status).toBe(201);
      clock.now += quarterMs / 3;
    }
    const refused = await ask(10);
    expect([refused.status, refused.body]).toMatchObject([429, { code: 'rate_limited' }]);
    expect(refused.headers.get('Retry-After')).toBe(String((dayMs - (quarterMs / 3) * 10) / 1000));
    const [{ id } = { id: '' }] = await invitationsOf(cooks[1]!);
    expect((await cooks[1]!.post(`/invitations/${id}/resend`)).status).toBe(429);
    const letters = await lettersTo(app, email);
    expect(letters).toHaveLength(10);
    expect(await stateOf(letters.at(-1)?.token)).toBe('open');
    clock.now += dayMs;
    expect((await ask(10)).status).toBe(201);
    clock.now -= dayMs;
  });

  it('reaches an address three times in a quarter of an hour, by many calls at once too', async () => {
    const cook = await aCook(app);
    const email = anAddress();
    await cook.post('/invitations', { email, role: 'editor' });
    const [{ id } = { id: '' }] = await invitationsOf(cook);
    const asked = Array.from({ length: 12 }, () => cook.post(`/invitations/${id}/resend`));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const letters = await lettersTo(app, email);
    expect(letters).toHaveLength(3);
    expect(await stateOf(letters.at(-1)?.token)).toBe('open');
    const { token } = await signIn(app, email);
    expect(token).not.toBe('');
  });
});
