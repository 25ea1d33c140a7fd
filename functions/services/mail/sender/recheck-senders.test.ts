import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { senderCheckRepository } from '#functions/repositories/mail/sender-address.ts';
import { aSenderOf } from '#functions/testing/senders.ts';
import { aCook } from '#functions/testing/site-client.ts';
import { testApp, unhurried } from '#functions/testing/test-app.ts';
import { recheckSenders } from './recheck-senders.ts';

const hourMs = 60 * 60_000;

/** A site with an address of its own, and the check that comes round. */
async function aSender(setup = unhurried.ownSenders) {
  const app = await testApp({ config: unhurried });
  const { adapters, clock, database } = app;
  const sender = await aSenderOf(app, await aCook(app), 'letters@cook.example');
  const logged: unknown[] = [];
  const recheck = () =>
    recheckSenders({
      senders: senderCheckRepository(database),
      hostProof: adapters.hostProof,
      setup,
      commit: (statements) => commit(database, statements),
      now: () => clock.now,
      log: ({ event, verdict }) => void logged.push([event, verdict]),
    });
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
  return { ...sender, dns: adapters.dns, logged, pass, standing };
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

  it('is asked for by nobody where the platform has no senders of cooks any more', async () => {
    const { logged, pass, set, view, write } = await aSender(null);
    write();
    set('spf', []);
    await pass(24);
    expect((await view()).checkedAt).toBeNull();
    expect(logged).toEqual([]);
  });
});
