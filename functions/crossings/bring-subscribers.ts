import type { Id, SiteId } from '#domain/ids.ts';
import { type ImportBasis, importPartMax } from '#domain/mail/import-rules.ts';
import { foldWord } from '#domain/search/search-words.ts';
import type { DueLine } from '#functions/repositories/mail/import-lines.ts';
import type { Person } from '#functions/repositories/accounts/person.ts';
import { type CrossingHost, sweepEach } from './crossing-host.ts';

export type BringingHost = CrossingHost & { newId: () => string };
type RunningImport = { id: Id; siteId: SiteId; basis: ImportBasis };

/** Subscribes the next people of a list that runs; answers whether more are waiting. */
export async function bringNext(host: BringingHost, running: RunningImport): Promise<boolean> {
  const { id, siteId, basis } = running;
  const { subscriberImports: imports, siteUsers } = host.siteOf(siteId);
  const due = await imports.listDue(id, importPartMax);
  if (due.length > 0) {
    const given = due.map(({ email }) => ({ id: host.newId(), email }));
    const people = await host.platform.accountSites.joinAll({ siteId, people: given }, host.now);
    const part = { people: broughtBy(due, people), lines: due.map(({ line }) => line), basis };
    await host.prepare([
      ...siteUsers.putAll(people, host.now),
      ...imports.bring(id, { ...part, now: host.now }),
    ]);
    const userIds = people.map((person) => person.id);
    await host.prepare([host.platform.accountSites.settleAll(siteId, userIds, host.now)]);
  }
  const isMore = due.length === importPartMax;
  if (!isMore) await host.prepare([imports.finish(id, host.now)]);
  return isMore;
}

function broughtBy(due: readonly DueLine[], people: readonly Person[]) {
  const names = new Map(due.map(({ email, name }) => [email, name]));
  return people.map(({ id: userId, email }) => {
    const name = names.get(email) ?? null;
    return { userId, name, foldedName: name === null ? null : foldWord(name) };
  });
}

/** Goes on with lists whose cook has closed the page. */
export async function bringPending(
  host: BringingHost,
  running: readonly RunningImport[],
): Promise<void> {
  await sweepEach(running, async (each) => {
    for (let parts = 0; parts < partsPerSweep; parts += 1) {
      if (!(await bringNext(host, each))) return;
    }
  });
}

const partsPerSweep = 10;
