import { describe, expect, it } from 'vitest';
import { isPublicMailHost } from './public-mail-host.ts';

describe('A domain at which everybody may have an address', () => {
  it.each([
    'gmail.com',
    'googlemail.com',
    'outlook.com',
    'outlook.de',
    'hotmail.co.uk',
    'live.com',
    'yahoo.com',
    'yahoo.co.jp',
    'yahoo.it',
    'icloud.com',
    'me.com',
    'gmx.net',
    'gmx.ch',
    'web.de',
    'proton.me',
    'pm.me',
    'mail.ru',
    'bk.ru',
    'qq.com',
    '163.com',
    'yandex.com.tr',
    'fastmail.com',
    'posteo.de',
    'aol.com',
    't-online.de',
    'orange.fr',
    'libero.it',
    'wp.pl',
  ])('is known: %s', (domain) => {
    expect(isPublicMailHost(domain)).toBe(true);
  });

  it.each([
    'cook.example',
    'gmail.cook.example',
    'mygmail.com',
    'outlook-kitchen.com',
    'ruth.co.uk',
    'cook.pp.ua',
    'gmx-pies.de',
    'yahoo-pies.co.uk',
    'deb-perelman.com',
  ])('is none: %s', (domain) => {
    expect(isPublicMailHost(domain)).toBe(false);
  });
});
