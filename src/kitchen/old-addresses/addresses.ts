import { atom, computed, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { listed } from '#api/listed.ts';
import { manageApi } from '#api/manage-api.ts';
import { oldAddressesMessages as texts } from '#contract/kitchen/site/old-addresses-messages.ts';
import type {
  AddressMissesAnswer,
  AddressMissView,
  OldAddressesAnswer,
  OldAddressView,
} from '#contract/site/old-address.ts';
import type { OldAddressTarget } from '#domain/site/old-addresses/target.ts';
import { failureOf } from '#stores/failure.ts';
import { type Remote, remote, valueOf } from '#stores/remote.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';
import { forgetDone, tellDone } from '../shell/notices/page-history.ts';

const manage = manageApi[':siteSlug'];
const pageLength = 50;

/** What is known, with the question that it answers. */
type Answered<Answer, Question> = Answer & { of: Question };
type KnownAddresses = Answered<OldAddressesAnswer, AddressView>;
type KnownMisses = Answered<AddressMissesAnswer, MissOrder>;

const addresses = remote<KnownAddresses>();
export const $addressesState: ReadableAtom<Remote<KnownAddresses>> = addresses.$remote;
/** Null until they are known. */
export const $addresses: ReadableAtom<KnownAddresses | null> = computed(addresses.$remote, valueOf);
const missed = remote<KnownMisses>();
export const $missesState: ReadableAtom<Remote<KnownMisses>> = missed.$remote;
export const $misses: ReadableAtom<KnownMisses | null> = computed(missed.$remote, valueOf);

type AddressView = { q: string; order: 'newest' | 'most' };
const $seen = atom<AddressView>({ q: '', order: 'newest' });
/** What is looked for, and in which order. */
export const $view: ReadableAtom<AddressView> = $seen;
type MissOrder = 'most' | 'newest';
const $order = atom<MissOrder>('most');
export const $missOrder: ReadableAtom<MissOrder> = $order;

export function lookFor(view: Partial<AddressView>): void {
  $seen.set({ ...$seen.get(), ...view });
  void loadAddresses(pageLength);
}

export function orderMisses(order: MissOrder): void {
  $order.set(order);
  void loadMisses(pageLength);
}

/** As many as are shown, at first one page. */
export const loadAddresses = (
  count = Math.max(pageLength, $addresses.get()?.oldAddresses.length ?? 0),
): Promise<void> =>
  addresses.load(async () => {
    const param = { siteSlug: siteSlugHere() };
    const view = $seen.get();
    const { items, total } = await listed(count, async (offset) => {
      const query = { ...view, ...pageAt(offset) };
      const answer = await call(() => manage['old-addresses'].$get({ param, query }));
      const { oldAddresses, ...rest } = await jsonOf(answer);
      return { items: oldAddresses, ...rest };
    });
    return { oldAddresses: items, total, of: view };
  });

export const loadMoreAddresses = (): Promise<void> =>
  loadAddresses(($addresses.get()?.oldAddresses.length ?? 0) + pageLength);

export const loadMisses = (
  count = Math.max(pageLength, $misses.get()?.addressMisses.length ?? 0),
): Promise<void> =>
  missed.load(async () => {
    const param = { siteSlug: siteSlugHere() };
    const order = $order.get();
    const { items, total } = await listed(count, async (offset) => {
      const query = { order, ...pageAt(offset) };
      const answer = await call(() => manage['address-misses'].$get({ param, query }));
      const { addressMisses, ...rest } = await jsonOf(answer);
      return { items: addressMisses, ...rest };
    });
    return { addressMisses: items, total, of: order };
  });

export const loadMoreMisses = (): Promise<void> =>
  loadMisses(($misses.get()?.addressMisses.length ?? 0) + pageLength);

const pageAt = (offset: number) => ({ limit: String(pageLength), offset: String(offset) });

/** A target with what it is called. */
export type NamedTarget = { target: OldAddressTarget; title: string };

/** Throws where it was refused, so that who typed the address keeps it. */
export async function addAddress(address: string, { target, title }: NamedTarget): Promise<void> {
  const oldAddress = await save(address, target);
  notify(texts.mended(oldAddress?.address ?? address, title));
  await Promise.all([loadAddresses(), loadMisses()]);
}

/** Throws where it was refused. */
export async function mend({ id, address }: AddressMissView, to: NamedTarget): Promise<true> {
  const param = { siteSlug: siteSlugHere(), addressMissId: id };
  const json = { target: to.target };
  const answer = await call(() =>
    manage['address-misses'][':addressMissId'].$post({ param, json }),
  );
  const { oldAddress } = await jsonOf(answer);
  tellDone(texts.mended(address, to.title), () => takeBack(oldAddress), { id: oldAddress.id });
  await Promise.all([loadAddresses(), loadMisses()]);
  return true;
}

/** Throws where it was refused. */
export async function lead(old: OldAddressView, to: NamedTarget): Promise<true> {
  await change(old.id, to.target);
  const back = async () => {
    await change(old.id, old.target);
    await loadAddresses();
  };
  tellDone(texts.mended(old.address, to.title), back, { id: old.id });
  await loadAddresses();
  return true;
}

export async function removeAddress(old: OldAddressView): Promise<void> {
  await tellFailure(async () => {
    await remove(old.id);
    forgetDone(old.id);
    tellDone(texts.list.removed(old.address), () => restore(old));
  });
  await loadAddresses();
}

export async function dismiss({ id, address }: AddressMissView): Promise<void> {
  await tellFailure(async () => {
    const param = { siteSlug: siteSlugHere(), addressMissId: id };
    await call(() => manage['address-misses'][':addressMissId'].$delete({ param }));
    notify(texts.misses.dismissed(address));
  });
  await loadMisses();
}

async function restore({ address, target }: OldAddressView): Promise<void> {
  await save(address, target);
  notify(texts.list.restored(address));
  await loadAddresses();
}

async function takeBack({ id }: OldAddressView): Promise<void> {
  await remove(id);
  await loadAddresses();
}

async function save(address: string, target: OldAddressTarget): Promise<OldAddressView | null> {
  const param = { siteSlug: siteSlugHere() };
  const json = { addresses: [{ address, target }] };
  const answer = await call(() => manage['old-addresses'].$post({ param, json }));
  return (await jsonOf(answer)).oldAddresses[0] ?? null;
}

async function change(oldAddressId: string, target: OldAddressTarget): Promise<void> {
  const param = { siteSlug: siteSlugHere(), oldAddressId };
  await call(() => manage['old-addresses'][':oldAddressId'].$put({ param, json: { target } }));
}

async function remove(oldAddressId: string): Promise<void> {
  const param = { siteSlug: siteSlugHere(), oldAddressId };
  await call(() => manage['old-addresses'][':oldAddressId'].$delete({ param }));
}

/** What failed stays in its list, and is told. */
async function tellFailure(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    notify(failureOf(error).message);
  }
}
