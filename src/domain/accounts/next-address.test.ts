import { describe, expect, it } from 'vitest';
import { nextAddress } from './next-address.ts';

const places = { origin: 'https://hearth.example', platform: 'https://larder.example' };

describe('Where sign-in leads, §2 and security S2.9', () => {
  it.each([
    ['/recipes/rye', '/recipes/rye'],
    ['/recipes?search=rye#results', '/recipes?search=rye#results'],
    ['https://hearth.example/about', '/about'],
    ['https://larder.example/profile', 'https://larder.example/profile'],
  ])('%s is followed', (next, address) => {
    expect(nextAddress(next, places)).toBe(address);
  });

  it.each([
    [null],
    [''],
    ['https://evil.example/'],
    ['//evil.example/'],
    [String.raw`/\evil.example/`],
    ['javascript:alert(1)'],
    ['https://hearth.example@evil.example/'],
    ['recipes'],
  ])('%s leads home', (next) => {
    expect(nextAddress(next, places)).toBe('/');
  });

  it.each([
    ['/sign-in'],
    ['/sign-in?next=/sign-in'],
    ['/sign-up/'],
    ['/sign-in/callback?token=x'],
    ['https://larder.example/sign-in'],
  ])('%s would lead in a circle, so it leads home', (next) => {
    expect(nextAddress(next, places)).toBe('/');
  });
});
