import { describe, expect, it } from 'vitest';
import { callbackOrigin, type Homes, readNext } from './link-addresses.ts';

const homes: Homes = {
  origin: 'https://pies.example',
  others: ['https://pies.larder.test'],
  platform: 'https://larder.test',
};
const askedAt = 'https://pies.larder.test';

describe('The page a mailed link opens, S2.9', () => {
  it.each([
    ['https://pies.example/sign-in/callback', 'https://pies.example'],
    ['https://pies.larder.test/sign-in/callback', 'https://pies.larder.test'],
    ['https://larder.test/sign-in/callback', 'https://larder.test'],
    ['HTTPS://PIES.example/sign-in/callback?next=/x', 'https://pies.example'],
  ])('is the callback that was named: %s', (callback, origin) => {
    expect(callbackOrigin(homes, { callback, askedAt })).toBe(origin);
  });

  it.each([
    undefined,
    '',
    '/sign-in/callback',
    'https://evil.example/sign-in/callback',
    'https://pies.example.evil.example/sign-in/callback',
    'https://pies.example@evil.example/sign-in/callback',
    'https://user@pies.example/sign-in/callback',
    'http://pies.example/sign-in/callback',
    'https://pies.example:8443/sign-in/callback',
    'https://pies.example/recipes',
    'javascript:alert(1)',
    'https://',
  ])('is on the host where it was asked for when %j was named', (callback) => {
    expect(callbackOrigin(homes, { callback, askedAt })).toBe(askedAt);
  });

  it('is on the main host of the site when it was asked for elsewhere', () => {
    const elsewhere = { askedAt: 'https://other.larder.test' };
    expect(callbackOrigin(homes, elsewhere)).toBe('https://pies.example');
    expect(callbackOrigin(homes, { askedAt: homes.platform })).toBe('https://pies.example');
  });
});

describe('Where one goes next, S2.9', () => {
  it.each([
    ['/recipes/pie?servings=4#steps', '/recipes/pie?servings=4#steps'],
    ['/', '/'],
    ['/a/../recipes', '/recipes'],
    ['https://pies.example/recipes', '/recipes'],
    ['https://larder.test/profile', 'https://larder.test/profile'],
    ['https://pies.larder.test/about', 'https://pies.larder.test/about'],
  ])('%s leads to %s', (next, path) => {
    expect(readNext(homes, homes.origin, next)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'recipes',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'https://evil.example',
    'https://pies.example.evil.example/',
    'https://pies.example@evil.example/',
    'https://user@larder.test/',
    'https://user@pies.example/',
    'http://pies.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.c',
  ])('%j leads nowhere', (next) => {
    expect(readNext(homes, homes.origin, next)).toBeNull();
  });
});
