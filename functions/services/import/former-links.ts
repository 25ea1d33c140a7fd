import { formerAddressesIn, settledText } from '#domain/import/imports/settled-texts.ts';
import { type OldAddress, readOldAddress } from '#domain/site/old-address.ts';
import { sitePagePaths } from '#domain/site/old-addresses/target.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import type { SiteContext } from '#functions/http/context.ts';

type Settled = {
  texts: readonly RichText[];
  /** Where they stood before. */
  site: string | null;
  /** Addresses that are kept in the same batch. */
  known?: readonly { compared: string }[];
};

/** Every site has these, wherever it came from. */
const standingPaths: ReadonlySet<string> = new Set([sitePagePaths.home, sitePagePaths.recipes]);

/**
 * How links to pages of a former site become links to what came of these. The path that a page had
 * leads to it wherever it moves, also while it is a draft whose own address may still change.
 */
export async function settlingOf(
  { repositories }: SiteContext,
  { texts, site, known = [] }: Settled,
): Promise<(text: RichText) => RichText> {
  const wanted = new Set(texts.flatMap((text) => formerAddressesIn(text, site)));
  const read = new Map([...wanted].map((address) => [address, readOldAddress(address)]));
  const compared = [...read.values()].flatMap((each) => (each ? spellingsOf(each) : []));
  const stored =
    compared.length > 0 ? await repositories.oldAddresses.listByCompared(compared) : [];
  const leading = new Set([...stored, ...known].map((each) => each.compared));
  const isTaken = (address: string): boolean => {
    const old = read.get(address) ?? null;
    return old !== null && spellingsOf(old).some((each) => leading.has(each));
  };
  const pathOf = (address: string): string | null => {
    const [path = ''] = address.split('?', 1);
    const plain = path.replace(/(?<=.)\/$/, '');
    if (standingPaths.has(plain)) return plain;
    return isTaken(address) ? address : null;
  };
  return (text) => settledText(text, { site, pathOf });
}

const spellingsOf = ({ compared, comparedPath }: OldAddress): string[] =>
  comparedPath === null ? [compared] : [compared, comparedPath];
