import type { ImportAnswer } from '#contract/mail/subscriber-import.ts';
import type { SubscribersAnswer } from '#contract/mail/subscriber.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { pendingImportRepository } from '#functions/repositories/mail/pending-imports.ts';
import { askImported } from '#functions/services/mail/import/ask.ts';
import { anAddress } from '../mail/mailbox.ts';
import type { aCook } from '../app/site-client.ts';
import type { TestApp } from '../app/test-app.ts';
import { unhurried } from '../app/test-app.ts';

type Cook = Awaited<ReturnType<typeof aCook>>;
type Basis = 'ask' | 'confirmed';

export const rowsFor = (emails: string[]) => emails.map((email, at) => ({ line: at + 2, email }));

/** A list that is told and started, of which nobody is brought yet. */
export async function aStartedImport(cook: Cook, emails: string[], basis: Basis = 'ask') {
  const begun = await cook.post<ImportAnswer>('/subscriber-imports', { fileName: 'list.csv' });
  const { id } = begun.body.import;
  await cook.put(`/subscriber-imports/${id}/rows`, { rows: rowsFor(emails) });
  await cook.post(`/subscriber-imports/${id}/start`, { basis, statement: 'At the market' });
  return id;
}

export async function anImport(cook: Cook, emails: string[], basis: Basis = 'ask') {
  const id = await aStartedImport(cook, emails, basis);
  await cook.post(`/subscriber-imports/${id}/advance`);
  return id;
}

/** What the job does each minute. */
export const askPeople = ({ database, clock, adapters }: TestApp) =>
  askImported({
    ...crossingHost(database, clock.now),
    imports: pendingImportRepository(database),
    config: unhurried,
    adapters,
    newId: () => crypto.randomUUID(),
  });

export const listOf = async (cook: Cook, query = '') =>
  (await cook.get<SubscribersAnswer>(`/subscribers?${query}`)).body;
export const stateOf = async (cook: Cook, email: string) =>
  (await listOf(cook, `search=${encodeURIComponent(email)}`)).subscribers[0]?.state;
export const idOf = async (cook: Cook, email: string) =>
  (await listOf(cook, `search=${encodeURIComponent(email)}`)).subscribers[0]?.id ?? '';

/** Somebody whom an import brought, and the token of the letter that would ask them. */
export async function broughtBy({ adapters }: Pick<TestApp, 'adapters'>, cook: Cook) {
  const email = anAddress();
  const importId = await anImport(cook, [email]);
  const subscriberId = await idOf(cook, email);
  const recipient = { siteId: cook.site.id, userId: subscriberId };
  return {
    importId,
    subscriberId,
    email,
    confirmationToken: await adapters.confirmations.sign(recipient),
  };
}
