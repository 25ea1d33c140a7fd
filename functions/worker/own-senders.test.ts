import { describe, expect, it } from 'vitest';
import { forSite } from '#functions/repositories/for-site.ts';
import { commit } from '#functions/db/database.ts';
import { newStanding } from '#domain/mail/sender/sender-standing.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { mailHost, type MailSettings } from './mail.ts';

const database = await testDatabase();
const siteId = crypto.randomUUID();
const local: MailSettings = {
  PLATFORM_HOST: 'localhost:8787',
  MAIL_TRANSPORT: 'outbox',
  MAIL_FROM: 'mail@larder.test',
  MAIL_SECRET: 'a secret',
};
const set = { SENDER_SPF_INCLUDE: 'spf.larder.test', SENDER_DKIM_SELECTOR: 'larder' };
const senderBy = (settings: Partial<MailSettings>) =>
  mailHost(database, { ...local, ...settings }, () => {
    throw new Error('No connection in this test');
  }).senderOf(siteId);

const named = { address: 'letters@cook.example', domain: 'cook.example', token: 'abc' };
const { senderAddress } = forSite(database, siteId);
await commit(database, [senderAddress.name({ ...named, ...newStanding(1), provenAt: 2 })]);

describe('The address that letters of a site are from', () => {
  it.each([{ SENDER_DKIM_TARGET: 'dkim.larder.test' }, { SENDER_DKIM_KEY: 'v=DKIM1; p=MIGf' }])(
    'is that of its cook where the platform says by what it sends: %j',
    async (key) => {
      expect(await senderBy({ ...set, ...key })).toBe('letters@cook.example');
    },
  );

  it.each([{}, set])('is that of the platform where it does not: %j', async (settings) => {
    expect(await senderBy(settings)).toBeNull();
  });
});
