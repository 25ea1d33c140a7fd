import { describe, expect, it } from 'vitest';
import { partOfField } from '../../site/site-parts.ts';
import { defaultSiteSettings } from '../../site/site.ts';
import {
  type Identity,
  identityFields,
  identityLacks,
  identityOf,
  isSameIdentity,
  writtenIdentity,
} from './identity.ts';
import { profileAddress } from './profile-address.ts';

const stored = { ...defaultSiteSettings, title: 'Salt' };
const identity = (changes: Partial<Identity>): Identity => ({ ...identityOf(stored), ...changes });
const header = (id: string, label: string, href: string) => ({
  id,
  label,
  href,
  openInNewTab: false,
});

describe('What a site says of itself', () => {
  it('is all that belongs to its part, and nothing else', () => {
    const fields = Object.entries(partOfField)
      .filter(([, part]) => part === 'identity')
      .map(([name]) => name);
    expect([...identityFields].toSorted()).toEqual(fields.toSorted());
    expect(Object.keys(writtenIdentity(identityOf(stored))).toSorted()).toEqual(fields.toSorted());
  });

  it('is sent without rows in which nothing stands, and without ids that nobody stores', () => {
    const content = identity({
      headerLinks: [header('a', '', ''), header('b', 'Shop', '/links')],
      socialMediaLinks: [
        { id: 'c', platform: 'x', url: '' },
        { id: 'd', platform: 'x', url: 'https://x.com/pies' },
      ],
    });
    expect(writtenIdentity(content)).toMatchObject({
      headerLinks: [{ label: 'Shop', href: '/links', openInNewTab: false }],
      socialMediaLinks: [{ id: 'd', platform: 'x', url: 'https://x.com/pies' }],
    });
    const one = { ...stored, headerLinks: [{ label: 'Shop', href: '/', openInNewTab: false }] };
    const moved = identity({ headerLinks: [header('other', 'Shop', '/')] });
    expect(isSameIdentity(identityOf(one), moved)).toBe(true);
  });

  it('differs where a platform is that can be shown, but not written any more', () => {
    const content = identity({
      socialMediaLinks: [{ id: 'a', platform: 'facebook', url: 'https://f.example' }],
    });
    expect(isSameIdentity(content, identityOf(stored))).toBe(false);
    expect(identityLacks(content)).toEqual({ 'a.platform': 'platform' });
  });
});

describe('What it lacks before it can be saved', () => {
  it('is told by its fields, those of its rows too', () => {
    const content = identity({
      title: ' ',
      headerLinks: [
        header('a', '', '/links'),
        header('b', 'Shop', 'shop.example'),
        header('c', 'Shop', '//evil.example'),
        header('d', 'Shop', 'https://shop.example'),
        header('e', 'About', '/about'),
      ],
      socialMediaLinks: [
        { id: 'f', platform: 'email', url: 'mailto:ada' },
        { id: 'g', platform: 'email', url: 'mailto:ada@salt.example' },
        { id: 'h', platform: 'youtube', url: 'ada' },
      ],
    });
    expect(identityLacks(content)).toEqual({
      title: 'title',
      'a.label': 'label',
      'b.href': 'address',
      'c.href': 'address',
      'f.url': 'email',
      'h.url': 'profile',
    });
  });
});

describe('The address of a profile', () => {
  it.each([
    ['instagram', '@ada.cooks', 'https://www.instagram.com/ada.cooks'],
    ['tiktok', 'ada', 'https://www.tiktok.com/@ada'],
    ['substack', ' ada ', 'https://ada.substack.com'],
    ['instagram', 'ada.example', null],
    ['discord', '@ada', null],
    ['x', 'x.com/ada', null],
    ['constructor', 'ada', null],
  ])('on %s for "%s" is %s', (platform, typed, address) => {
    expect(profileAddress(platform, typed)).toBe(address);
  });
});
