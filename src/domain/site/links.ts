import { safeHref } from '../text/safe-href.ts';

export const linkRegions = ['US', 'UK'] as const;
export type LinkRegion = (typeof linkRegions)[number];

export const linkRegionLabels: Record<LinkRegion, string> = {
  US: 'Pre-order for US',
  UK: 'Order for UK',
};

export type Link = {
  title: string;
  href: string;
  region: LinkRegion | null;
  discountPercent: number | null;
};

/**
 * Reads the label convention 'title|region|discount'. A label whose second part names no region is
 * a title with a bar in it; an empty region or an unreadable discount is none.
 */
export function parseLinkLabel(label: string): Omit<Link, 'href'> {
  const [title = '', region = '', discount = '', ...rest] = label
    .split('|', 4)
    .map((part) => part.trim());
  const known = linkRegions.find((name) => name === region.toUpperCase()) ?? null;
  const isConvention = rest.length === 0 && (known !== null || region === '');
  if (!isConvention) return { title: label.trim(), region: null, discountPercent: null };
  return { title, region: known, discountPercent: percentFrom(discount) };
}

/** What a label keeps of a written title: bars would end it. */
export const linkTitleOf = (written: string): string => written.replaceAll('|', '/').trim();

/** Writes the label convention. */
export function writeLinkLabel({ title, region, discountPercent }: Omit<Link, 'href'>): string {
  const plain = linkTitleOf(title);
  const discount = discountPercent === null ? '' : String(discountPercent);
  if (discount !== '') return `${plain}|${region ?? ''}|${discount}`;
  return region === null ? plain : `${plain}|${region}`;
}

/** Null for an address no page may link to; a link without a title is titled by its host. */
export function parseLink(link: { label?: string | null; href: string | null }): Link | null {
  const href = safeHref(link.href ?? '');
  if (href === null) return null;
  const parsed = parseLinkLabel(link.label ?? '');
  return { ...parsed, href, title: parsed.title || titleOf(href) };
}

/**
 * One group for each region a link names, with the links for everyone in every group; a single
 * group without region when none is named, and then no selector is needed.
 */
export function groupLinksByRegion<Item extends Pick<Link, 'region'>>(
  links: readonly Item[],
): { region: LinkRegion | null; links: Item[] }[] {
  const named = linkRegions.filter((region) => links.some((link) => link.region === region));
  if (named.length === 0) return [{ region: null, links: [...links] }];
  return named.map((region) => ({
    region,
    links: links.filter((link) => link.region === region || link.region === null),
  }));
}

export function formatDiscount(discountPercent: number): string {
  return `${discountPercent}% off`;
}

function percentFrom(discount: string): number | null {
  const match = /^-?([1-9]\d?) ?%?(?: off)?$/i.exec(discount);
  return match ? Number(match[1]) : null;
}

function titleOf(href: string): string {
  if (!/^https?:/i.test(href)) return href.replace(/^(?:mailto|tel):/i, '');
  return new URL(href).hostname.replace(/^www\./, '');
}
