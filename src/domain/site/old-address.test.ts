import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oldAddressMaxLength, readOldAddress } from './old-address.ts';

const compared = (written: string) => readOldAddress(written)?.compared ?? null;

describe('The address that a page had on another site', () => {
  it.each([
    ['a slash at the end', '/plum-tart/'],
    ['its whole address', 'https://www.pies.example/plum-tart'],
    ['the address of another protocol', 'HTTP://pies.example/plum-tart#comments'],
    ['no slash at all', 'plum-tart'],
    ['doubled slashes', '//pies.example//plum-tart//'],
    ['dots', '/pies/../plum-tart/.'],
    ['large letters', '/Plum-Tart'],
    ['an encoding', '/plum%2Dtart'],
    ['an ending', '/plum-tart.html'],
    ['the ending of index files', '/plum-tart/index.html'],
    ['a script before it', '/index.php/plum-tart'],
    ['what a newsletter adds', '/plum-tart/?utm_source=letter&fbclid=IwAR1&mc_cid=3'],
    ['a token of ours', '/plum-tart?mgk=secret&token=secret'],
    ['the page of telephones', '/plum-tart.html?m=1'],
    ['AMP', '/plum-tart/amp/'],
    ['AMP as a parameter', '/plum-tart?amp'],
    ['a feed', '/plum-tart/feed/'],
    ['a feed of a kind', '/plum-tart/feed/atom/'],
    ['a page of comments', '/plum-tart/comment-page-2/#comment-7'],
    ['a comment to answer', '/plum-tart/?replytocom=7'],
  ])('is one with %s', (_what, written) => {
    expect(compared(written)).toBe('/plum-tart');
  });

  it.each([
    ['/cr%C3%A8me-br%C3%BBl%C3%A9e', '/crème-brûlée'],
    ['/cre\u0300me', '/crème'],
    ['/caf%E9', '/café'],
    ['/100%25-rye', '/100%25-rye'],
    ['/100%-rye', '/100%25-rye'],
    ['/either%2For', '/either%2For'],
    ['/Plum-Tart.html', '/Plum-Tart.html'],
    ['/?p=123', '/?p=123'],
    ['/index.php?p=123&utm_medium=mail', '/index.php?p=123'],
    ['/find?q=plum+tart&sort', '/find?q=plum tart&sort'],
  ])('%s is kept as %s', (written, address) => {
    expect(readOldAddress(written)?.address).toBe(address);
  });

  it('is told by its parameters, in whatever order they come', () => {
    expect(compared('/index.php?p=123')).toBe('/?p=123');
    expect(compared('/a?y=2&x=1')).toBe(compared('/a/?x=1&y=2#top'));
    expect(compared('/?p=123')).not.toBe(compared('/?p=124'));
    expect(readOldAddress('/a?x=1')?.comparedPath).toBe('/a');
  });

  it.each([
    ['the home page', 'https://pies.example/?utm_source=letter'],
    ['nothing', '  '],
    ['a control character', '/plum%0Atart'],
    ['half a character', '/plum\uD800'],
    ['more than an address can be', `/${'a'.repeat(oldAddressMaxLength)}`],
    ['what becomes too long', `/${'%'.repeat(oldAddressMaxLength - 1)}`],
  ])('is none where it is %s', (_what, written) => {
    expect(readOldAddress(written)).toBeNull();
  });
});

const pieces = [
  '/ // . .. ? & = # % %2 %25 %2F %C3%A9 %E9 + e \u0301 İ ß A amp feed rss2 .html .htm index.php \\',
  'p=1 m=1 utm_source=a https://a.example comment-page-3 \u00A0 🍞',
].flatMap((line) => line.split(' '));
const piece = fc.constantFrom(' ', ...pieces);
const odd = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

/** What is read of it: once, or not at all. */
const readings = (written: string) => [readOldAddress(written)].filter((read) => read !== null);

describe('Any address, S12.4', () => {
  it('reads the same once more, as it is shown and as it is compared', () => {
    fc.assert(
      fc.property(odd, (written) => {
        for (const once of readings(written)) {
          expect(readOldAddress(once.address)).toEqual(once);
          expect(compared(once.compared)).toBe(once.compared);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is a path, never a host, however it was written', () => {
    fc.assert(
      fc.property(odd, (written) => {
        for (const { address, compared: spelling } of readings(written)) {
          expect([address, spelling]).toEqual([
            expect.stringMatching(/^\/(?![/\\])/),
            expect.stringMatching(/^\/(?![/\\])/),
          ]);
          expect(address.length).toBeLessThanOrEqual(oldAddressMaxLength);
        }
      }),
    );
  });

  it('is read of an address that a browser asks for as of the one that was typed', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'É', '-', ' ', '%', '🍞'), minLength: 1 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const typed = words.map(encodeURIComponent).join('/');
        const { pathname } = new URL(`https://pies.example/${typed}`);
        expect(readOldAddress(pathname)).toEqual(readOldAddress(typed));
      }),
    );
  });
});
