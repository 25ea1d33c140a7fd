import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../text/plain-text.ts';
import { isTextLeaf, type RichText, walkRichText } from '../../text/rich-text.ts';
import { isTextLink } from '../../text/safe-href.ts';
import { blogTarget, unknownBlog, withoutLeftLinks } from '../blog/own-links.ts';
import { richTextOfHtml } from '../html/rich-text-of-html.ts';
import { formerAddressesIn, settledText } from './settled-texts.ts';

const site = 'https://pies.example/blog';
const taken = ['/2019/04/plum-tart/', '/?p=7', '/blog/p%C3%A2t%C3%A9/'];
const notTaken = ['/2019/05/on-holiday/', '/?p=8', '/shop/knives?page=2'];
const left = [
  '/wp-content/uploads/2019/04/tart.jpg',
  '/feed/',
  '/2019/04/plum-tart/feed/atom/',
  '/wp-admin/post.php?post=7&action=edit',
  '/wp-login.php',
  '/tart.PDF',
  '/content/images/2020/a.png',
  '/?feed=rss2',
  '/2019/04/plum-tart/?replytocom=4#respond',
  '/wprm_print/31',
  '/feeds/posts/default',
  '/ghost/#/editor/post/1',
];
const elsewhere = [
  'https://other.example/2019/04/plum-tart/',
  'https://notpies.example/feed/',
  'https://pies.example.evil.example/',
  'mailto:me@pies.example',
  'tel:+49301234',
];

const origin = fc.constantFrom(
  'https://pies.example',
  'http://pies.example',
  'https://www.pies.example',
  'https://PIES.example:8080',
  'http://reader@www.pies.example',
);
const at = (paths: readonly string[]) =>
  fc
    .tuple(origin, fc.constantFrom(...paths), fc.constantFrom('', '#comments'))
    .map((parts) => parts.join(''));
const href = fc.oneof(
  at(taken),
  at(notTaken),
  at(left),
  fc.constantFrom(...elsewhere),
  fc.constant('https://i0.wp.com/pies.example/wp-content/uploads/tart'),
);
const link = href.map((target) => ({
  type: 'link' as const,
  href: target,
  children: [{ text: 'here' }],
}));
const inlines = fc.array(fc.oneof(link, fc.constant({ text: 'words' })), { minLength: 1 });
const paragraph = inlines.map((children) => ({ type: 'paragraph' as const, children }));
const list = fc
  .array(
    inlines.map((children) => ({ type: 'list-item' as const, children })),
    { minLength: 1 },
  )
  .map((children) => ({ type: 'bulleted-list' as const, children }));
const text: fc.Arbitrary<RichText> = fc
  .array(fc.oneof(paragraph, list))
  .map((children) => ({ type: 'document' as const, children }));

const pathOf = (address: string) => taken.find((each) => each === address) ?? null;
const settling = { site, pathOf };
const pathOfA = (address: string) => (address === '/a/' ? address : null);

function hrefsIn(whole: RichText): string[] {
  const hrefs: string[] = [];
  walkRichText(whole, {
    enter: (node) => {
      if (!isTextLeaf(node) && node.type === 'link') hrefs.push(node.href);
    },
  });
  return hrefs;
}
const isOfBlog = (address: string) =>
  URL.canParse(address) && /(?:^|\.)pies\.example$/i.test(new URL(address).hostname);
const addressIn = (address: string) => address.replace(/^https?:\/\/[^/]+/i, '').replace(/#.*/, '');

describe('A text that has moved with its blog', () => {
  it('has no link to the host of the blog but to pages that were not taken', () => {
    fc.assert(
      fc.property(text, (whole) => {
        const old = hrefsIn(settledText(whole, settling)).filter(isOfBlog);
        expect(old.map(addressIn).filter((address) => !notTaken.includes(address))).toEqual([]);
      }),
    );
  });

  it('keeps its words, and links elsewhere as they are', () => {
    fc.assert(
      fc.property(text, (whole) => {
        const settled = settledText(whole, settling);
        const others = (all: RichText) => hrefsIn(all).filter((each) => elsewhere.includes(each));
        expect(toPlainText(settled)).toBe(toPlainText(whole));
        expect(others(settled)).toEqual(others(whole));
        expect(hrefsIn(settled).filter((each) => !isTextLink(each))).toEqual([]);
      }),
    );
  });

  it('leads to what was taken by the path that it had, and is settled once', () => {
    fc.assert(
      fc.property(text, (whole) => {
        const settled = settledText(whole, settling);
        const wanted = hrefsIn(whole).filter(isOfBlog).map(addressIn).filter(pathOf);
        const isPath = (each: string) => each.startsWith('/');
        expect(hrefsIn(settled).filter(isPath)).toEqual(wanted);
        expect(settledText(settled, settling)).toBe(settled);
      }),
    );
  });

  it('leads nowhere of a blog whose host nobody knows', () => {
    const whole = richTextOfHtml(
      `<p><a href="${unknownBlog}/a/">a</a> <a href="${unknownBlog}/b/">b</a></p>`,
    )!;
    const settled = settledText(whole, {
      site: unknownBlog,
      pathOf: pathOfA,
    });
    expect(hrefsIn(settled)).toEqual(['/a/']);
    expect(formerAddressesIn(whole, unknownBlog)).toEqual(['/a/', '/b/']);
  });
});

describe('Links of a blog, when it is read', () => {
  it('to files, feeds and tools become their words, all others stay', () => {
    fc.assert(
      fc.property(text, (whole) => {
        const kept = hrefsIn(withoutLeftLinks(whole, site));
        const isKept = (each: string) => blogTarget(each, site).kind !== 'left';
        expect(kept).toEqual(hrefsIn(whole).filter(isKept));
      }),
    );
  });

  it.each(left)('to %s are left', (path) => {
    expect(blogTarget(`https://www.pies.example${path}`, site)).toEqual({ kind: 'left' });
  });

  it.each([...taken, ...notTaken, '/', '/feed-a-crowd/', '/ghost-cookies/', '/2019/print/'])(
    'to %s are pages',
    (path) => {
      expect(blogTarget(`http://pies.example${path}`, site).kind).toBe('page');
    },
  );

  it.each(elsewhere)('to %s lead elsewhere', (address) => {
    expect(blogTarget(address, site)).toEqual({ kind: 'elsewhere' });
    expect(blogTarget(`https://pies.example/feed/`, null)).toEqual({ kind: 'elsewhere' });
  });
});
