import { describe, expect, it } from 'vitest';
import type { OwnPageAnswer, OwnPageFailure } from '#contract/import/own-site.ts';
import { commentPagesMax, fetchCommentPages } from './comment-pages.ts';
import { SiteAsleep } from './site-asleep.ts';

const address = 'https://pies.org/tart/';
const pageOf = (number: number) => `${address}comment-page-${number}/`;
const linkTo = (...numbers: number[]) =>
  numbers.map((number) => `<a href="${pageOf(number)}#comments">More</a>`).join('');
const failed = (failure: OwnPageFailure): OwnPageAnswer => ({
  outcome: 'failure',
  failure,
  retryAfterSeconds: null,
});

/** A site that has these pages, and fails otherwise. */
function aSite(pages: Record<string, string>, failure: OwnPageFailure = 'not_there') {
  const asked: string[] = [];
  const ask = (wanted: string): Promise<OwnPageAnswer> => {
    asked.push(wanted);
    const html = pages[wanted];
    const answer =
      html === undefined ? failed(failure) : { outcome: 'page' as const, address: wanted, html };
    return Promise.resolve(answer);
  };
  const onAsleep = (why: OwnPageFailure): never => {
    throw new SiteAsleep(why);
  };
  const read = (html: string) =>
    fetchCommentPages({ address, html }, { ask, home: 'https://pies.org/', onAsleep });
  return { asked, read };
}

describe('Further pages of comments', () => {
  it('are fetched as far as one names the next, each once', async () => {
    const site = aSite({
      [pageOf(2)]: linkTo(1, 3),
      [pageOf(3)]: linkTo(2, 1),
      [pageOf(1)]: linkTo(2),
    });
    const { pages, lost } = await site.read(linkTo(2));
    expect(pages.map((page) => page.address)).toEqual([2, 1, 3].map(pageOf));
    expect({ asked: site.asked.length, lost }).toEqual({ asked: 3, lost: 0 });
  });

  it('that are gone are counted, and nothing is asked where a page names none', async () => {
    const site = aSite({ [pageOf(2)]: '' });
    expect(await site.read(linkTo(2, 3))).toMatchObject({
      pages: [{ address: pageOf(2) }],
      lost: 1,
    });
    const other = aSite({});
    expect(await other.read('<p>No comments</p>')).toEqual({ pages: [], lost: 0 });
    expect(other.asked).toEqual([]);
  });

  it('are asked for once more where they do not come, and then the site itself is', async () => {
    const site = aSite({ 'https://pies.org/': '' }, 'unreachable');
    expect(await site.read(linkTo(2))).toEqual({ pages: [], lost: 1 });
    expect(site.asked).toEqual([pageOf(2), pageOf(2), 'https://pies.org/']);
    await expect(aSite({}, 'unreachable').read(linkTo(2))).rejects.toThrow('unreachable');
  });

  it('without end are left off, which is told', async () => {
    const numbers = Array.from({ length: commentPagesMax + 7 }, (_, at) => at + 2);
    const site = aSite(Object.fromEntries(numbers.map((number) => [pageOf(number), ''])));
    const { pages, lost } = await site.read(linkTo(...numbers));
    expect({ pages: pages.length, lost }).toEqual({ pages: commentPagesMax, lost: 7 });
  });
});
