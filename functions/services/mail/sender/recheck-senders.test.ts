import { describe, expect, it } from 'vitest';
import { mailMessages } from '#contract/mail/mail-messages.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { commit } from '#functions/db/database.ts';
import { senderCheckRepository } from '#functions/repositories/mail/sender-address.ts';
import { lettersTo, signIn } from '#functions/testing/mail/mailbox.ts';
import { aSenderOf } from '#functions/testing/mail/senders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { lossLetter } from './loss-letter.ts';
import { recheckSenders } from './recheck-senders.ts';

const hourMs = 60 * 60_000;
const own = 'letters@cook.example';
const { senderLost: texts } = mailMessages;

/** A site with an address of its own, and the check that comes round. */
async function aSender(setup = unhurried.ownSenders) {
  const app = await testApp({ config: unhurried });
  const { adapters, clock, database } = app;
  const owner = await signIn(app);
  const cook = await aCook(app, { ownerId: owner.id });
  const sender = await aSenderOf(app, cook, own);
  const logged: unknown[] = [];
  const woken: string[] = [];
  const letters = { config: unhurried, newId: () => crypto.randomUUID() };
  const host = () => ({ ...crossingHost(database, clock.now), ...letters });
  const recheck = () =>
    recheckSenders(
      {
        senders: senderCheckRepository(database),
        hostProof: adapters.hostProof,
        setup,
        commit: (statements) => commit(database, statements),
        now: () => clock.now,
        log: ({ event, verdict }) => void logged.push([event, verdict]),
        lossLetter: (lost) => lossLetter(host(), lost, 'records'),
      },
      woken,
    );
  const told = async () =>
    (await lettersTo(app, owner.email)).filter(({ kind }) => kind === 'sender-lost');
  /** The cron over some time, once in ten minutes. */
  const pass = async (hours: number) => {
    for (let left = hours * 6; left > 0; left -= 1) {
      clock.now += hourMs / 6;
      await recheck();
    }
  };
  const standing = async () => {
    const { provenAt, missedSince, lostAt } = await sender.view();
    return { isProven: provenAt !== null, isMissed: missedSince !== null, isLost: lostAt !== null };
  };
  return { ...sender, app, cook, dns: adapters.dns, logged, woken, told, pass, standing };
}

async function aProvenSender() {
  const sender = await aSender();
  sender.write();
  await sender.check();
  return sender;
}

describe('A domain that letters are from, later', () => {
  it('is found by itself once its records are written', async () => {
    const { pass, view, write } = await aSender();
    await pass(3);
    expect((await view()).provenAt).toBeNull();
    write();
    await pass(2);
    expect((await view()).provenAt).not.toBeNull();
  });

  it('is not waited for without end', async () => {
    const { pass, view, write } = await aSender();
    await pass(15 * 24);
    expect((await view()).isAwaited).toBe(false);
    write();
    await pass(24);
    expect((await view()).provenAt).toBeNull();
  });

  it('stays what it is over one answer without a record', async () => {
    const { logged, pass, set, standing, write } = await aProvenSender();
    set('spf', []);
    await pass(6);
    expect(await standing()).toEqual({ isProven: true, isMissed: true, isLost: false });
    write();
    await pass(1);
    expect(await standing()).toEqual({ isProven: true, isMissed: false, isLost: false });
    expect(logged).toEqual([['sender_not_proven', 'fails']]);
  });

  it('is lost after two in a row, and comes back with its records', async () => {
    const { logged, pass, set, standing, write } = await aProvenSender();
    set('dkim', []);
    await pass(7);
    expect(await standing()).toEqual({ isProven: false, isMissed: false, isLost: true });
    expect(logged).toEqual([
      ['sender_not_proven', 'fails'],
      ['sender_lost', 'fails'],
    ]);
    write();
    await pass(2);
    expect(await standing()).toEqual({ isProven: true, isMissed: false, isLost: false });
  });

  it('is lost by no silence of DNS', async () => {
    const { dns, pass, view } = await aProvenSender();
    dns.isAnswering = false;
    await pass(24);
    expect((await view()).provenAt).not.toBeNull();
  });

  it('keeps what it is while its site is deleted, and is asked for once that is back', async () => {
    const { app, cook, pass, set, standing, told } = await aProvenSender();
    const { token, id, title } = cook.site;
    await cook.post('/site-deletion', { title });
    set('spf', []);
    await pass(24);
    await app.call('POST', `/api/v1/manage/deleted-sites/${id}/restore`, { token });
    expect(await standing()).toEqual({ isProven: true, isMissed: false, isLost: false });
    await pass(1);
    expect(await standing()).toEqual({ isProven: false, isMissed: false, isLost: true });
    expect(await told()).toHaveLength(1);
  });

  it('is asked for by nobody where the platform has no senders of cooks any more', async () => {
    const { logged, pass, set, view, write } = await aSender(null);
    write();
    set('spf', []);
    await pass(24);
    expect((await view()).checkedAt).toBeNull();
    expect(logged).toEqual([]);
  });
});

describe('The owner of a site whose domain is lost', () => {
  it('is told once each time, by a letter of the platform that says where to mend it', async () => {
    const { cook, pass, set, told, woken, write } = await aProvenSender();
    set('dkim', []);
    await pass(48);
    const [letter, ...others] = await told();
    expect(letter).toMatchObject({
      subject: texts.subject({ name: cook.site.title, address: own }),
      senderName: mailMessages.platformName,
    });
    expect(letter?.text).toContain(texts.records.what({ address: own }));
    expect(letter?.link.pathname + String(letter?.link.hash)).toBe(
      `/kitchen/${cook.site.slug}/settings#letters`,
    );
    expect([others, woken.length]).toEqual([[], 1]);
    write();
    await pass(2);
    set('proof', []);
    await pass(24);
    expect(await told()).toHaveLength(2);
  });

  it('is told once also by whoever presses in the kitchen', async () => {
    const { app, check, pass, set, told } = await aProvenSender();
    set('spf', []);
    await check();
    app.clock.now += 15 * 60_000;
    await Promise.all([check(), check(), pass(1)]);
    expect(await told()).toHaveLength(1);
  });

  it('is told nothing of one that was never proven, or of a site that was deleted', async () => {
    const waiting = await aSender();
    await waiting.pass(24);
    expect(await waiting.told()).toEqual([]);
    const { cook, pass, set, told } = await aProvenSender();
    await cook.post('/site-deletion', { title: cook.site.title });
    set('spf', []);
    await pass(24);
    expect(await told()).toEqual([]);
  });
});
