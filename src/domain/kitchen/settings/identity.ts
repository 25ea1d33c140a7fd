import { isSameData } from '../../same-data.ts';
import type { PresentationField, SitePresentation } from '../../site/site-parts.ts';
import { settingsSocialPlatforms, socialHref } from '../../site/social-links.ts';
import type { HeaderLink } from '../../site/site.ts';
import { isHttpAddress, isSitePath } from '../../text/safe-href.ts';

/** What a site is called and says of itself on every page. */
export const identityFields = [
  'title',
  'language',
  'hideSearch',
  'headerLinks',
  'socialMediaLinks',
  'defaultMeasurementSystem',
  'defaultTemperatureSystem',
  'newsletterHeading',
  'newsletterInvitation',
  'premiumInvitation',
] as const satisfies readonly PresentationField[];
export type IdentityField = (typeof identityFields)[number];

/** Told apart while they are put in order; stored links have no ids. */
export type HeaderRow = HeaderLink & { id: string };
export type SocialRow = { id: string; platform: string; url: string };

export type Identity = Omit<
  Pick<SitePresentation, IdentityField>,
  'headerLinks' | 'socialMediaLinks'
> & { headerLinks: HeaderRow[]; socialMediaLinks: SocialRow[] };

/** The part of a site as the server tells it. */
export type StoredIdentity = Omit<Identity, 'headerLinks'> & { headerLinks: HeaderLink[] };

export const identityOf = (site: StoredIdentity): Identity => ({
  title: site.title,
  language: site.language,
  hideSearch: site.hideSearch,
  headerLinks: site.headerLinks.map((link, at) => ({ id: `header-${at}`, ...link })),
  socialMediaLinks: site.socialMediaLinks,
  defaultMeasurementSystem: site.defaultMeasurementSystem,
  defaultTemperatureSystem: site.defaultTemperatureSystem,
  newsletterHeading: site.newsletterHeading,
  newsletterInvitation: site.newsletterInvitation,
  premiumInvitation: site.premiumInvitation,
});

/** What is sent: without rows in which nothing stands. */
export const writtenIdentity = (content: Identity) => ({
  ...content,
  headerLinks: content.headerLinks
    .filter(({ label, href }) => label !== '' || href !== '')
    .map(({ label, href, openInNewTab }) => ({ label, href, openInNewTab })),
  socialMediaLinks: content.socialMediaLinks.flatMap(({ id, platform: name, url }) => {
    const platform = settingsSocialPlatforms.find((each) => each === name);
    return platform && url !== '' ? [{ id, platform, url }] : [];
  }),
});

export const isSameIdentity = (one: Identity, other: Identity): boolean =>
  isSameData(comparable(one), comparable(other));

/** A platform that cannot be sent is a difference all the same. */
const comparable = (content: Identity) => ({
  ...writtenIdentity(content),
  socialMediaLinks: content.socialMediaLinks.filter(({ url }) => url !== ''),
});

export type IdentityLack = 'title' | 'label' | 'address' | 'platform' | 'email' | 'profile';
/** What fields lack before they can be saved, by their names; `{id of the row}.{field}` of a row's. */
export type IdentityLacks = Readonly<Record<string, IdentityLack>>;

export function identityLacks(content: Identity): IdentityLacks {
  const rows = [
    ...content.headerLinks.flatMap(headerLacks),
    ...content.socialMediaLinks.flatMap(socialLacks),
  ];
  return Object.fromEntries([
    ...(content.title.trim() === '' ? [['title', 'title'] as const] : []),
    ...rows,
  ]);
}

type RowLack = readonly [place: string, lack: IdentityLack];

/** Links of the header lead to pages of the site too. */
function headerLacks({ id, label, href }: HeaderRow): RowLack[] {
  if (label === '' && href === '') return [];
  const leadsSomewhere = isHttpAddress(href) || (isSitePath(href) && !/\s/.test(href));
  return [
    ...(label.trim() === '' ? [[`${id}.label`, 'label'] as const] : []),
    ...(leadsSomewhere ? [] : [[`${id}.href`, 'address'] as const]),
  ];
}

function socialLacks({ id, platform: name, url }: SocialRow): RowLack[] {
  if (url === '') return [];
  const platform = settingsSocialPlatforms.find((each) => each === name);
  if (!platform) return [[`${id}.platform`, 'platform']];
  if (platform === 'email') return socialHref(platform, url) ? [] : [[`${id}.url`, 'email']];
  return isHttpAddress(url) ? [] : [[`${id}.url`, 'profile']];
}
