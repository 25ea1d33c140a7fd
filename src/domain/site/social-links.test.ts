import { describe, expect, it } from 'vitest';
import {
  profileCardSocialLinks,
  settingsSocialPlatforms,
  socialHref,
  socialLinks,
  socialPlatformLabels,
  socialPlatforms,
} from './social-links.ts';
import type { SocialMediaLink, SocialPlatform } from './social-links.ts';

const anInstagramLink = (name: string): SocialMediaLink => ({
  platform: 'instagram',
  url: `https://instagram.com/${name}`,
});

describe('Social platforms, §5', () => {
  it('are eight in the settings and three more on the public site', () => {
    expect(settingsSocialPlatforms.join(' ')).toBe(
      'discord email instagram pinterest substack tiktok x youtube',
    );
    expect(socialPlatforms.slice(8)).toEqual(['facebook', 'website', 'amazon']);
  });

  it('each have a label', () => {
    expect(Object.keys(socialPlatformLabels)).toEqual([...socialPlatforms]);
  });
});

describe('Social links, §3', () => {
  it.each<[SocialPlatform, string, string | null]>([
    ['email', 'cook@example.com', 'mailto:cook@example.com'],
    ['email', ' MAILTO:cook@example.com ', 'mailto:cook@example.com'],
    ['email', 'cook', null],
    ['email', 'cook@example', null],
    ['email', 'a@example.com,b@example.com', null],
    ['email', 'a@example.com?bcc=b@example.com', null],
    ['email', 'a@example.com\nbcc: b@example.com', null],
    ['email', 'https://example.com', null],
    ['x', ' https://x.com/cook ', 'https://x.com/cook'],
    ['website', 'http://example.com', 'http://example.com'],
    ['website', 'javascript:alert(1)', null],
    ['website', '/about', null],
    ['website', 'mailto:cook@example.com', null],
    ['youtube', '@cook', null],
  ])('lead from %s %j to %j', (platform, url, href) => {
    expect(socialHref(platform, url)).toBe(href);
  });

  it('keep their order and leave out what leads nowhere', () => {
    expect(
      socialLinks([
        anInstagramLink('a'),
        { platform: 'x', url: 'nowhere' },
        { platform: 'myspace', url: 'https://myspace.com/a' },
        { platform: 'tiktok', url: 'https://tiktok.com/@a' },
      ]),
    ).toEqual([
      { platform: 'instagram', label: 'Instagram', href: 'https://instagram.com/a' },
      { platform: 'tiktok', label: 'TikTok', href: 'https://tiktok.com/@a' },
    ]);
  });

  it('are at most 3 on the profile card', () => {
    const links = ['a', 'b', 'c', 'd'].map(anInstagramLink);
    expect(profileCardSocialLinks(links)).toHaveLength(3);
    expect(socialLinks(links)).toHaveLength(4);
  });
});
