import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { schema } from '#functions/db/schema.ts';
import { rowsOf } from '../database/table-rows.ts';
import { aStartedImport, broughtBy } from '../archives/imports.ts';
import { anAddress } from '../mail/mailbox.ts';
import { aCook } from '../app/site-client.ts';
import type { TestApp } from '../app/test-app.ts';

const { accountSites, newsletterSubscribers, siteUsers, users } = schema;
const byText = (one: string, other: string) => one.localeCompare(other);

/** What crosses with lists of subscribers, and what is true afterwards whether it was done or not. */
export const importWorks = (app: TestApp) => ({
  'bringing subscribers from a list': () => bringing(app),
  'confirming by the letter of an import': () => confirming(app),
  'removing a subscriber': () => removing(app),
});

const copiesOf = ({ database }: TestApp, userId: string) =>
  rowsOf(database, siteUsers, eq(siteUsers.userId, userId));
const subscribersOf = ({ database }: TestApp, userId: string) =>
  rowsOf(database, newsletterSubscribers, eq(newsletterSubscribers.userId, userId));

async function bringing(app: TestApp) {
  const cook = await aCook(app);
  const emails = [anAddress(), anAddress()];
  const id = await aStartedImport(cook, emails);
  const path = `${cook.site.base}/subscriber-imports/${id}/advance`;
  return {
    act: (dying: TestApp) => dying.call('POST', path, { token: cook.site.token }),
    facts: async () => {
      const isBrought = eq(newsletterSubscribers.importId, id);
      const brought = await rowsOf(app.database, newsletterSubscribers, isBrought);
      const copies = await Promise.all(brought.map(({ userId }) => copiesOf(app, userId)));
      const known = copies.flat().map(({ email }) => email);
      expect(known.toSorted(byText)).toEqual(emails.toSorted(byText));
    },
  };
}

async function confirming(app: TestApp) {
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  const { subscriberId, confirmationToken } = await broughtBy(app, cook);
  const path = `/api/v1/manage/newsletter-confirmations/${confirmationToken}`;
  return {
    act: (dying: TestApp) => dying.call('POST', path),
    facts: async () => {
      const [subscriber] = await subscribersOf(app, subscriberId);
      const [person] = await rowsOf(app.database, users, eq(users.id, subscriberId));
      expect(subscriber?.confirmedAt !== null && person?.confirmedAt === null).toBe(false);
    },
  };
}

async function removing(app: TestApp) {
  const cook = await aCook(app);
  const { subscriberId } = await broughtBy(app, cook);
  const path = `${cook.site.base}/subscribers/${subscriberId}`;
  return {
    act: (dying: TestApp) => dying.call('DELETE', path, { token: cook.site.token }),
    facts: async () => {
      const isListed = (await subscribersOf(app, subscriberId)).length > 0;
      const again = await app.call('DELETE', path, { token: cook.site.token });
      expect(again.status).toBe(isListed ? 204 : 404);
      expect(await copiesOf(app, subscriberId)).toEqual([]);
      const isMember = eq(accountSites.userId, subscriberId);
      expect(await rowsOf(app.database, accountSites, isMember)).toEqual([]);
    },
  };
}
