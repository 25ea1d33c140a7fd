import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fetchableAddress, isPublicIp } from './public-address.ts';

const byte = fc.nat(255);
const group = fc.nat(0xffff).map((value) => value.toString(16));
const anyOf = (first: string, length: number) =>
  fc.tuple(...Array.from({ length }, () => byte)).map((rest) => [first, ...rest].join('.'));

describe('An IP address', () => {
  it.each([
    ['this machine', '127', 3],
    ['this net', '0', 3],
    ['a private net', '10', 3],
    ['a private net', '192.168', 2],
    ['a link', '169.254', 2],
    ['a carrier', '100.64', 2],
    ['a group', '224', 3],
    ['nobody', '255', 3],
  ])('of %s (%s.…) is not public', (_name, first, rest) => {
    fc.assert(fc.property(anyOf(first, rest), (address) => !isPublicIp(address)));
  });

  it('of 172.16 to 172.31 is not public, of the rest of 172 it is', () => {
    const inside = fc.integer({ min: 16, max: 31 });
    const outside = fc.oneof(fc.nat(15), fc.integer({ min: 32, max: 255 }));
    const address = (second: number, rest: number[]) => [172, second, ...rest].join('.');
    const rest = fc.array(byte, { minLength: 2, maxLength: 2 });
    fc.assert(fc.property(inside, rest, (second, more) => !isPublicIp(address(second, more))));
    fc.assert(fc.property(outside, rest, (second, more) => isPublicIp(address(second, more))));
  });

  it.each(['93.184.216.34', '1.1.1.1', '2606:2800:220:1::1', '2a00:1450:4001:80f::200e'])(
    'that is public is %s',
    (address) => {
      expect(isPublicIp(address)).toBe(true);
    },
  );

  it('of IPv6 outside of the global block is not public', () => {
    const others = fc.tuple(
      fc.constantFrom('0', 'fc00', 'fd12', 'fe80', 'ff02', '64'),
      ...Array.from({ length: 7 }, () => group),
    );
    fc.assert(fc.property(others, (groups) => !isPublicIp(groups.join(':'))));
  });

  it.each([
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '1:2:3',
    '1::2::3',
    'x::1',
    '',
    '1.2.3',
    '1.2.3.256',
    '01.2.3.4.5',
  ])('such as "%s" is not public', (address) => {
    expect(isPublicIp(address)).toBe(false);
  });
});

describe('An address that a cook types, S9.1', () => {
  it.each([
    ['https://pies.example.org/tart', 'https://pies.example.org/tart'],
    ['http://pies.org:80/a b?c=1#d', 'http://pies.org/a%20b?c=1'],
    ['https://93.184.216.34/', 'https://93.184.216.34/'],
    ['  https://käse.org/ ', 'https://xn--kse-qla.org/'],
  ])('such as %s is fetched', (typed, href) => {
    expect(fetchableAddress(typed)?.href).toBe(href);
  });

  it.each([
    'ftp://pies.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://pies.org:8443/',
    'https://ada:secret@pies.org/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://printer/',
    'http://router.lan/',
    'http://db.internal/',
    'http://pies.localhost/',
    `https://pies.org/${'a'.repeat(3000)}`,
    'pies',
    '',
  ])('such as %s is not', (typed) => {
    expect(fetchableAddress(typed)).toBeNull();
  });
});
