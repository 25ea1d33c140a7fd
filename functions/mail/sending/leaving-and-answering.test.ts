import { describe, expect, it } from 'vitest';
import { forSite } from '#functions/repositories/for-site.ts';
import {
  aMailService,
  aNewsletter,
  manyReaders,
  newsletterOf,
  runToTheEnd,
} from '#functions/testing/mail/newsletters.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const aKitchen = async (count: number) => {
  const app = await testApp();
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  await manyReaders(app, cook, count);
  const send = async () => {
    const id = await aNewsletter(cook);
    const { mailer, taken } = aMailService();
    await runToTheEnd(app, { cook, id, mailer });
    return { id, taken };
  };
  return { app, cook, send };
};

describe('Whoever gets a newsletter', () => {
  it('is counted with it when they leave by it, once each', async () => {
    const { app, cook, send } = await aKitchen(5);
    const { id, taken } = await send();
    const addresses = taken.map(({ headers }) => headers['List-Unsubscribe']!.slice(1, -1));
    const leave = (address: string) => app.call('POST', new URL(address).pathname);
    for (const address of [addresses[0]!, addresses[0]!, addresses[3]!]) await leave(address);
    expect((await newsletterOf(cook, id)).counts).toMatchObject({ sent: 5, unsubscribed: 2 });
  });

  it('answers to whom the cook wants, or to nobody', async () => {
    const { app, cook, send } = await aKitchen(1);
    const { title, slug, id, ownerId } = cook.site;
    const replyTo = async (settings: object) => {
      await cook.put('/sites', { title, slug, ...settings });
      return (await send()).taken[0]?.headers['Reply-To'];
    };
    expect(await replyTo({})).toBeUndefined();
    expect(await replyTo({ contactEmail: 'hi@pies.example' })).toBe('hi@pies.example');
    const owner = await forSite(app.database, id).siteUsers.findEmail(ownerId);
    expect(await replyTo({ newsletterRepliesToOwner: true })).toBe(owner);
  });
});
