import { describe, expect, it } from 'vitest';
import { outbox } from '#functions/db/schema/local/messages.ts';
import { keepsMailLocally, mailHost, type MailSettings, wakeMailer } from './mail.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';

const database = await testDatabase();
const mail = {
  id: 'a-message',
  from: { name: 'Pies', address: 'mail@larder.test' },
  to: 'edna@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  headers: {},
};
const local: MailSettings = {
  PLATFORM_HOST: 'localhost:8787',
  MAIL_TRANSPORT: 'outbox',
  MAIL_FROM: 'mail@larder.test',
  MAIL_SECRET: 'a secret',
};
const opened: unknown[] = [];
const send = (settings: Partial<MailSettings>) =>
  mailHost(database, { ...local, ...settings }, (address, options) => {
    opened.push({ ...address, ...options });
    throw new Error('No connection in this test');
  }).mailer.send(mail);

describe('How mail leaves, design §10', () => {
  it('is kept on a developer’s machine, once', async () => {
    expect(await send({})).toMatchObject({ outcome: 'sent' });
    await send({});
    const rows = await rowsOf(database, outbox);
    expect(rows.map(({ sender, subject }) => ({ sender, subject }))).toEqual([
      { sender: 'Pies <mail@larder.test>', subject: 'Hello' },
    ]);
  });

  it.each([
    [{ PLATFORM_HOST: 'larder.example' }],
    [{ MAIL_TRANSPORT: 'smtp' as const }],
    [{ MAIL_TRANSPORT: 'resend' as const }],
  ])('waits where nothing is set up: %j', async (settings) => {
    expect(keepsMailLocally({ ...local, ...settings })).toBe(false);
    await expect(send(settings)).rejects.toThrow('No way to send mail is set up');
  });

  it.each([
    [{ SMTP_HOST: 'mail.test' }, { port: 465, secureTransport: 'on' }],
    [
      { SMTP_HOST: 'mail.test', SMTP_PORT: '587' },
      { port: 587, secureTransport: 'starttls' },
    ],
    [
      { SMTP_HOST: 'localhost', SMTP_PORT: '1025' },
      { port: 1025, secureTransport: 'off' },
    ],
  ])('is encrypted by SMTP except to this machine: %j', async (settings, connection) => {
    await expect(send({ MAIL_TRANSPORT: 'smtp', ...settings })).rejects.toThrow('No connection');
    expect(opened.at(-1)).toMatchObject({ hostname: settings.SMTP_HOST, ...connection });
  });

  it('is waked for as many letters at once as a queue takes', async () => {
    const batches: string[][] = [];
    const queue = {
      sendBatch: (wakes: Iterable<{ body: { messageId: string } }>) => {
        batches.push([...wakes].map(({ body }) => body.messageId));
        return Promise.resolve();
      },
    };
    const ids = Array.from({ length: 250 }, (_, place) => `${place}`);
    await wakeMailer(queue, ids);
    expect(batches.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(batches.flat()).toEqual(ids);
  });

  it('wakes nobody for nothing', async () => {
    const queue = { sendBatch: () => Promise.reject(new Error('Nothing to send')) };
    await expect(wakeMailer(queue, [])).resolves.toBeUndefined();
  });
});
