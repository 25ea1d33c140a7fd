import { addAll } from '#domain/import/add-all.ts';
import { commentPagesOf } from '#domain/import/site/comments/comment-pages.ts';
import { type Fetching, isPassing } from './fetched-pages.ts';

type Page = { address: string; html: string };

/** A page with more comments than these has its newest ones here. */
export const commentPagesMax = 60;

/**
 * Further pages of the comments of a page, one after the other, as far as one names the next; and how
 * many could not be had. What does not come is asked once more; where the site itself does not come
 * either this breaks off.
 */
export async function fetchCommentPages(
  first: Page,
  fetching: Fetching,
): Promise<{ pages: Page[]; lost: number }> {
  const named = new Set([first.address]);
  const waiting: string[] = [];
  const pages: Page[] = [];
  let lost = 0;
  const follow = ({ html, address }: Page) => {
    const more = commentPagesOf(html, address).filter((each) => !named.has(each));
    for (const each of more) named.add(each);
    addAll(waiting, more);
  };
  follow(first);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (pages.length >= commentPagesMax) return { pages, lost: lost + waiting.length + 1 };
    const page = await pageAt(next, fetching);
    if (page) {
      named.add(page.address);
      pages.push(page);
      follow(page);
    } else lost += 1;
  }
  return { pages, lost };
}

async function pageAt(address: string, { ask, home, onAsleep }: Fetching): Promise<Page | null> {
  const once = await ask(address);
  const answer = isPassing(once) ? await ask(address) : once;
  if (answer.outcome === 'page') return answer;
  const there = isPassing(answer) ? await ask(home) : null;
  if (there && isPassing(there)) onAsleep(there.failure);
  return null;
}
