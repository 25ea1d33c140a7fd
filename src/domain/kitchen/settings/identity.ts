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
/** What a row or a field lacks before it can be saved, by the id of the row or the name of the field. */
export type IdentityLacks = Readonly<Record<string, IdentityLack>>;

export function identityLacks(content: Identity): IdentityLacks {
  const rows = [
    ...content.headerLinks.map(headerLack),
    ...content.socialMediaLinks.map(socialLack),
  ];
  return Object.fromEntries([
    ...(content.title.trim() === '' ? [['title', 'title'] as const] : []),
    ...rows.filter((each) => each !== null),
  ]);
}

type RowLack = readonly [id: string, lack: IdentityLack] | null;

/** Links of the header lead to pages of the site too. */
function headerLack({ id, label, href }: HeaderRow): RowLack {
  if (label === '' && href === '') return null;
  if (label.trim() === '') return [id, 'label'];
  const leadsSomewhere = isHttpAddress(href) || (isSitePath(href) && !/\s/.test(href));
  return leadsSomewhere ? null : [id, 'address'];
}

function socialLack({ id, platform: name, url }: SocialRow): RowLack {
  if (url === '') return null;
  const platform = settingsSocialPlatforms.find((each) => each === name);
  if (!platform) return [id, 'platform'];
  if (platform === 'email') return socialHref(platform, url) ? null : [id, 'email'];
  return isHttpAddress(url) ? null : [id, 'profile'];
}
