import type {
  AddressMissesAnswer,
  AddressMissesQuery,
  OldAddressAnswer,
  OldAddressInput,
} from '#contract/site/old-address.ts';
import type { Id } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { isoTime } from '../iso-time.ts';
import { notFound } from '../service-error.ts';
import { saveEach } from './old-addresses.ts';

export async function listAddressMisses(
  { repositories }: SiteContext,
  query: AddressMissesQuery,
): Promise<AddressMissesAnswer> {
  const { addressMisses, total } = await repositories.addressMisses.list(query);
  return {
    addressMisses: addressMisses.map(({ firstAt, lastAt, ...miss }) => ({
      ...miss,
      firstAt: isoTime(firstAt),
      lastAt: isoTime(lastAt),
    })),
    total,
  };
}

/** Has an address that led nowhere lead to something. */
export async function mendAddress(
  ctx: SiteContext,
  id: Id,
  { target }: OldAddressInput,
): Promise<OldAddressAnswer> {
  const missed = await ctx.repositories.addressMisses.find(id);
  if (!missed) throw notFound();
  const [oldAddress] = await saveEach(ctx, [{ address: missed.address, target, at: '' }]);
  if (!oldAddress) throw notFound();
  return { oldAddress };
}

/** One that is asked for again comes back. */
export async function dismissMiss(ctx: SiteContext, id: Id): Promise<void> {
  const { addressMisses } = ctx.repositories;
  if (!(await addressMisses.find(id))) throw notFound();
  await ctx.commit([addressMisses.dismiss(id)]);
}
