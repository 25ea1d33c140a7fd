import { isWebAddress } from '../text/safe-href.ts';

/** What an owner may choose in the settings. */
export const settingsSocialPlatforms = [
  'discord',
  'email',
  'instagram',
  'pinterest',
  'substack',
  'tiktok',
  'x',
  'youtube',
] as const;

/** What a public site shows. */
export const socialPlatforms = [
  ...settingsSocialPlatforms,
  'facebook',
  'website',
  'amazon',
] as const;

export type SocialPlatform = (typeof socialPlatforms)[number];
export type SocialMediaLink = { platform: string; url: string };
export type ShownSocialLink = { platform: SocialPlatform; label: string; href: string };

const profileCardSocialLinksMax = 3;

export const socialPlatformLabels: Record<SocialPlatform, string> = {
  discord: 'Discord',
  email: 'Email',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  substack: 'Substack',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
  facebook: 'Facebook',
  website: 'Website',
  amazon: 'Amazon',
};

/** The links a page can show, in the owner's order; what leads nowhere known is left out. */
export function socialLinks(links: readonly SocialMediaLink[]): ShownSocialLink[] {
  return links.flatMap(({ platform: name, url }) => {
    const platform = socialPlatforms.find((each) => each === name);
    const href = platform ? socialHref(platform, url) : null;
    return platform && href ? [{ platform, label: socialPlatformLabels[platform], href }] : [];
  });
}

export function profileCardSocialLinks(links: readonly SocialMediaLink[]): ShownSocialLink[] {
  return socialLinks(links).slice(0, profileCardSocialLinksMax);
}

/** A mailto address for e-mail, a web address for every other platform, else null. */
export function socialHref(platform: SocialPlatform, url: string): string | null {
  const address = url.trim();
  if (platform !== 'email') return isWebAddress(address) ? address : null;
  const mailbox = address.replace(/^mailto:/i, '');
  return isMailbox(mailbox) ? `mailto:${mailbox}` : null;
}

// One address and nothing a mail program would read as a second one, a subject or a header.
function isMailbox(text: string): boolean {
  return /^[^\s@<>"?&,;:\p{Cc}]+@[^\s@<>"?&,;:\p{Cc}]+$/u.test(text) && /@.*\../.test(text);
}
