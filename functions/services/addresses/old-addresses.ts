import {
  type OldAddressAnswer,
  type OldAddressesAnswer,
  type OldAddressesInput,
  type OldAddressesQuery,
  oldAddressesPerSite,
  type OldAddressInput,
  type OldAddressView,
  type SavedOldAddressesAnswer,
} from '#contract/site/old-address.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import type { Id } from '#domain/ids.ts';
import { readOldAddress } from '#domain/site/old-address.ts';
import {
  addressOfTarget,
  type OldAddressTarget,
  storedTarget,
  targetFrom,
} from '#domain/site/old-addresses/target.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type {
  NewOldAddress,
  StoredOldAddress,
} from '#functions/repositories/addresses/old-address.ts';
import { commitReferring } from '../check-references.ts';
import { isoTime } from '../iso-time.ts';
import { invalid, invalidAt, notFound } from '../service-error.ts';

/** How long what was removed can be taken back with its counts. */
const removedKeptMs = 24 * 60 * 60 * 1000;

export async function listOldAddresses(
  { repositories }: SiteContext,
  { q, ...page }: OldAddressesQuery,
): Promise<OldAddressesAnswer> {
  const words = q.trim().normalize('NFC').toLowerCase();
  const { oldAddresses, total } = await repositories.oldAddresses.list({ words, ...page });
  return { oldAddresses: oldAddresses.map(viewOf), total };
}

/** Also of what leads elsewhere already; sent once more, it changes nothing. */
export async function saveOldAddresses(
  ctx: SiteContext,
  { addresses }: OldAddressesInput,
): Promise<SavedOldAddressesAnswer> {
  const sent = addresses.map((each, index) => ({ ...each, at: `addresses.${index}.` }));
  return { oldAddresses: await saveEach(ctx, sent) };
}

type Sent = OldAddressesInput['addresses'][number] & { at: string };

/** `at` is where the request says so. */
export async function saveEach(ctx: SiteContext, sent: readonly Sent[]): Promise<OldAddressView[]> {
  const { oldAddresses } = ctx.repositories;
  const saved = sent.map(({ address, target, at }) => {
    const made = newOldAddress(ctx, address, target);
    if (!made) throw invalidAt(`${at}address`, issueMessages.notAnOldAddress);
    return made;
  });
  const unique = eachOnce(saved);
  const compared = unique.map((each) => each.compared);
  await expectRoom(ctx, compared);
  const named = sent.map(({ target, at }) => ({ target, path: `${at}target` }));
  await commitTargets(ctx, named, oldAddresses.save(unique, ctx.now));
  const kept = await oldAddresses.listByCompared(compared);
  const byAddress = new Map(kept.map((stored) => [stored.compared, stored]));
  return compared.flatMap((each) => byAddress.get(each) ?? []).map(viewOf);
}

/** An address as it is stored; null for what is none. */
export function newOldAddress(
  { newId }: SiteContext,
  written: string,
  target: OldAddressTarget,
): NewOldAddress | null {
  const read = readOldAddress(written);
  return (
    read && {
      id: newId(),
      address: read.address,
      compared: read.compared,
      ...storedTarget(target),
    }
  );
}

/** Of those that stand there more than once, the last counts. */
export const eachOnce = (addresses: readonly NewOldAddress[]): NewOldAddress[] => [
  ...new Map(addresses.map((each) => [each.compared, each])).values(),
];

export async function changeOldAddress(
  ctx: SiteContext,
  id: Id,
  { target }: OldAddressInput,
): Promise<OldAddressAnswer> {
  const { oldAddresses } = ctx.repositories;
  await findOldAddress(ctx, id);
  await commitTargets(
    ctx,
    [{ target, path: 'target' }],
    [oldAddresses.lead(id, storedTarget(target))],
  );
  return { oldAddress: viewOf(await findOldAddress(ctx, id)) };
}

/** Saved again within a day, it has its counts again. */
export async function removeOldAddress(ctx: SiteContext, id: Id): Promise<void> {
  await findOldAddress(ctx, id);
  const { now } = ctx;
  await ctx.commit(ctx.repositories.oldAddresses.remove(id, { now, before: now - removedKeptMs }));
}

async function findOldAddress({ repositories }: SiteContext, id: Id): Promise<StoredOldAddress> {
  const found = await repositories.oldAddresses.find(id);
  if (!found) throw notFound();
  return found;
}

async function expectRoom(
  { repositories: { oldAddresses } }: SiteContext,
  compared: readonly string[],
): Promise<void> {
  const all = await oldAddresses.count();
  if (all + compared.length <= oldAddressesPerSite) return;
  const known = await oldAddresses.listByCompared(compared);
  if (all + compared.length - known.length <= oldAddressesPerSite) return;
  throw invalidAt('addresses', issueMessages.tooManyOldAddresses(oldAddressesPerSite));
}

type Named = { target: OldAddressTarget; path: string };
type Statements = Parameters<SiteContext['commit']>[0];

/** Commits what leads to recipes and collections of the site alone. */
async function commitTargets(
  ctx: SiteContext,
  named: readonly Named[],
  statements: Statements,
): Promise<void> {
  await expectCollections(ctx, named);
  const references = named.flatMap(({ target, path }) =>
    target.kind === 'recipe'
      ? [{ kind: 'recipe' as const, id: target.id, path: `${path}.id` }]
      : [],
  );
  await commitReferring(ctx, { references }, statements);
}

async function expectCollections(ctx: SiteContext, named: readonly Named[]): Promise<void> {
  const wanted = named.flatMap(({ target, path }) =>
    target.kind === 'collection' ? [{ id: target.id, path: `${path}.id` }] : [],
  );
  if (wanted.length === 0) return;
  const ids = wanted.map(({ id }) => id);
  const there = new Set(await ctx.repositories.oldAddresses.listCollections(ids));
  const missing = wanted.filter(({ id }) => !there.has(id));
  if (missing.length === 0) return;
  throw invalid(...missing.map(({ path }) => ({ path, message: issueMessages.invalidInput })));
}

function viewOf(stored: StoredOldAddress): OldAddressView {
  const { id, address, title, slug, hits, createdAt, targetKind } = stored;
  const target = targetFrom({ kind: targetKind, value: stored.target });
  return {
    id,
    address,
    // What an earlier version took for a path leads home until it is chosen anew.
    target: target ?? { kind: 'page', page: 'home' },
    title,
    path: target && addressOfTarget(target, slug),
    hits,
    createdAt: isoTime(createdAt),
  };
}
