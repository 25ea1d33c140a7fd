import { mailableSender } from '../../mail/mailable-line.ts';
import { isSameData } from '../../same-data.ts';
import { defaultSiteSettings, type SiteSettings } from '../../site/site.ts';
import {
  type PresentationField,
  partOfField,
  type presentSettings,
  type SitePart,
} from '../../site/site-parts.ts';
import type { LarderSite, Written } from './larder-content.ts';

type PresentSetting = (typeof presentSettings)[number];

/** What is in force at once, and whether it comes along: prices and payments need an account of their own. */
const comesAtOnce: Record<PresentSetting, boolean> = {
  googleAnalyticsId: true,
  contactEmail: true,
  postalAddress: true,
  newslettersEnabled: true,
  newsletterSenderName: true,
  newsletterRepliesToOwner: true,
  newsletterCountsClicks: true,
  subscriptionsEnabled: false,
  paymentsEnabled: false,
  commentsEnabled: true,
  holdFirstComments: true,
  commentLetters: true,
  monthlyAmountCents: false,
  yearlyAmountCents: false,
  trialDays: false,
};

type SettingsToBring = {
  /** For the working copy: they are published with it. */
  written: Written;
  /** In force as soon as they are saved. */
  atOnce: Written;
  /** Said otherwise on the former site, and left to the cook. */
  left: PresentSetting[];
};

type Present = { current: Written; writable: (part: SitePart) => boolean; isOwner: boolean };

/** What the former site said, as it was written last, where the new one has said nothing yet. */
export function settingsToBring(
  { settings, notPublished }: Pick<LarderSite, 'settings' | 'notPublished'>,
  { current, writable, isOwner }: Present,
): SettingsToBring {
  const said: Written = { ...settings, ...notPublished };
  const isFree = (name: keyof SiteSettings) =>
    said[name] !== undefined &&
    isSameData(current[name], defaultSiteSettings[name]) &&
    !isSameData(said[name], defaultSiteSettings[name]);
  const free = settingNames.filter(isFree);
  const comes = (name: keyof SiteSettings) =>
    isPresent(name) && comesAtOnce[name] && isUsable(name, said);
  const chosen = (isChosen: (name: keyof SiteSettings) => boolean): Written =>
    Object.fromEntries(free.filter(isChosen).map((name) => [name, said[name]]));
  return {
    written: chosen((name) => isPresentation(name) && writable(partOfField[name])),
    atOnce: isOwner ? chosen(comes) : {},
    left: free.filter(isPresent).filter((name) => !(isOwner && comes(name))),
  };
}

/** A name that was saved before it was refused would have all others refused with it. */
const isUsable = (name: PresentSetting, { newsletterSenderName }: Written): boolean =>
  name !== 'newsletterSenderName' ||
  mailableSender(typeof newsletterSenderName === 'string' ? newsletterSenderName : '') !== null;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of a record of settings
const settingNames = Object.keys(defaultSiteSettings) as (keyof SiteSettings)[];

const isPresentation = (name: keyof SiteSettings): name is Exclude<PresentationField, 'title'> =>
  Object.hasOwn(partOfField, name);

const isPresent = (name: keyof SiteSettings): name is PresentSetting => !isPresentation(name);
