import { describe, expect, it } from 'vitest';
import type { NewsletterSendAnswer } from '#contract/mail/newsletter-send.ts';
import { leaseMs } from '#domain/mail/newsletter/newsletter-send.ts';
import {
  after,
  aMailService,
  aNewsletter,
  aSender,
  manyReaders,
  newsletterOf,
} from '#functions/testing/mail/newsletters.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import type { BulkMailer } from '../transports/mailer.ts';

/** Of 120 readers, 90 are in the batch that leaves first. */
async function aKitchen() {
  const app = await testApp({ config: unhurried });
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  await manyReaders(app, cook, 120);
  const id = await aNewsletter(cook);
  const stop = async () =>
    (await cook.post<NewsletterSendAnswer>(`/newsletter-sends/${id}/cancel`)).body.newsletterSend
      .counts;
  return { app, cook, id, stop };
}

describe('A newsletter that is stopped while a letter leaves', () => {
  it('tells at once who had it, who never gets it and of whom it will be heard', async () => {
    const { app, cook, id, stop } = await aKitchen();
    const told: unknown[] = [];
    const act = async () => told.push(await stop());
    const mailer = after(10, { mailer: aMailService().mailer, act });
    await aSender(app, mailer).run(cook, id);
    expect(told).toMatchObject([{ recipients: 120, sent: 9, leaving: 81, missed: 30 }]);
    const { counts } = await newsletterOf(cook, id);
    expect(counts).toMatchObject({ sent: 10, waiting: 0, leaving: 0, missed: 110, uncertain: 0 });
  });

  it('tells that nobody knows of the letter at which its sender died', async () => {
    const { app, cook, id, stop } = await aKitchen();
    const mailer: BulkMailer = {
      isIdempotent: false,
      async sendAll(mails) {
        for (const _ of mails) {
          await stop();
          throw new Error('The mail server hung up');
        }
        return [];
      },
    };
    await aSender(app, mailer).run(cook, id);
    expect((await newsletterOf(cook, id)).counts).toMatchObject({ leaving: 1, missed: 119 });
    app.clock.now += leaseMs;
    expect((await newsletterOf(cook, id)).counts).toMatchObject({
      leaving: 0,
      missed: 119,
      uncertain: 1,
    });
  });
});
