import type { settingsSocialPlatforms } from '../../site/social-links.ts';

type Platform = (typeof settingsSocialPlatforms)[number];

/** Where the profile of a name is; a server of Discord is found by an invitation alone. */
const profiles: Record<Exclude<Platform, 'discord' | 'email'>, (name: string) => string> = {
  instagram: (name) => `https://www.instagram.com/${name}`,
  pinterest: (name) => `https://www.pinterest.com/${name}`,
  substack: (name) => `https://${name}.substack.com`,
  tiktok: (name) => `https://www.tiktok.com/@${name}`,
  x: (name) => `https://x.com/${name}`,
  youtube: (name) => `https://www.youtube.com/@${name}`,
};

/** The whole address of a profile that was named as people do, such as "@pies"; null for what is no name. */
export function profileAddress(platform: string, typed: string): string | null {
  const [, at, name] = /^(@?)([\w.-]+)$/.exec(typed.trim()) ?? [];
  if (name === undefined || (at === '' && name.includes('.'))) return null;
  const isKnown = (each: string): each is keyof typeof profiles => Object.hasOwn(profiles, each);
  return isKnown(platform) ? profiles[platform](name) : null;
}
