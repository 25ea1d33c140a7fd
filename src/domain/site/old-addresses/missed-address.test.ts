import { describe, expect, it } from 'vitest';
import { missedAddress } from './missed-address.ts';

describe('An address that leads nowhere', () => {
  it.each([
    ['/2012/03/plum-tart/', '/2012/03/plum-tart'],
    ['/Plum-Tart.html?utm_source=pin', '/Plum-Tart.html'],
    ['/?p=123', '/?p=123'],
    ['/index.php/pies/plum-tart', '/index.php/pies/plum-tart'],
    ['/pie?email=edna@example.com&session=1', '/pie'],
    ['/pie?id=edna@example.com', '/pie'],
    ['/pie?token=secret', '/pie'],
    ['/show?recipe=12&from=home', '/show?recipe=12'],
  ])('%s is kept as %s', (asked, kept) => {
    expect(missedAddress(asked)?.address).toBe(kept);
  });

  it.each([
    '/wp-login.php',
    '/blog/wp-includes/wlwmanifest.xml',
    '/wp-admin',
    '/.env',
    '/.git/config',
    '/.well-known/traffic-advice',
    '/old/backup.zip',
    '/vendor/phpunit/phpunit/src/util/php/eval-stdin.php',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/ads.txt',
    '/',
    '/?fbclid=1',
  ])('%s is not kept', (asked) => {
    expect(missedAddress(asked)).toBeNull();
  });
});
