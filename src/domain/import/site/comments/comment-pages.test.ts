import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longTextOf } from '#domain/testing/long-text.ts';
import { commentPagesOf } from './comment-pages.ts';

const address = 'https://pies.org/2019/plum-tart/';
const link = (href: string) => `<a href="${href}">Older comments</a>`;

describe('Further pages of comments', () => {
  it.each([
    [`${address}comment-page-2/#comments`, `${address}comment-page-2/`],
    ['/2019/plum-tart/comment-page-3', 'https://pies.org/2019/plum-tart/comment-page-3'],
    ['?cpage=2#comments', `${address}?cpage=2`],
    [
      'https://www.pies.org/2019/plum-tart?commentPage=2',
      'https://www.pies.org/2019/plum-tart?commentPage=2',
    ],
    [`${address}comment-page-2/?replytocom=7#respond`, `${address}comment-page-2/`],
  ])('are linked as %s', (href, page) => {
    expect(commentPagesOf(link(href), address)).toEqual([page]);
  });

  it.each([
    'https://pies.org/2019/cake/comment-page-2/',
    'https://evil.org/2019/plum-tart/comment-page-2/',
    `${address}page/2/`,
    `${address}?replytocom=7#respond`,
    'javascript:comment-page-2',
    address,
  ])('are none at %s', (href) => {
    expect(commentPagesOf(link(href), address)).toEqual([]);
  });

  it('are each named once, from whichever of them, but for that one', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 2 });
    fc.assert(
      fc.property(numbers, (all) => {
        const pages = all.map((number) => `${address}comment-page-${number}/`);
        const [own = '', ...others] = pages;
        const html = [...pages, ...pages].map((page) => link(`${page}#comments`)).join('');
        expect(commentPagesOf(html, own)).toEqual(others);
        expect(commentPagesOf(html, address)).toEqual(pages);
      }),
    );
  });

  it('of a hostile page come to an end', () => {
    expect(commentPagesOf(link(longTextOf('/comment-page-1')), address)).toEqual([]);
    expect(commentPagesOf('<div>'.repeat(50_000) + link('?cpage=2'), address)).toEqual([]);
  });
});
