import { bareHost } from '../../address/bare-host.ts';
import { attributeOf, elementsIn, parseHtml } from '../../html/document.ts';

const numbered = /comment-page-\d|[?&;](?:cpage|commentPage)=\d/i;
const numberInPath = /\/comment-page-\d{1,6}\/?$/i;
const numberNames = ['cpage', 'commentPage'];

/** Further pages of the comments of a page, as it links to them itself: "/tart/comment-page-2/". */
export function commentPagesOf(html: string, address: string): string[] {
  const root = numbered.test(html) && URL.canParse(address) ? parseHtml(html) : null;
  if (!root) return [];
  const own = withoutNumber(new URL(address));
  const pages = new Set<string>();
  for (const element of elementsIn(root)) {
    const href = element.name === 'a' ? attributeOf(element, 'href') : '';
    if (!numbered.test(href) || !URL.canParse(href, address)) continue;
    const url = new URL(href, address);
    url.hash = '';
    // Answers to a comment have an address of their own, and nothing else than their page.
    url.searchParams.delete('replytocom');
    if (numbered.test(url.href) && withoutNumber(url) === own) pages.add(url.href);
  }
  pages.delete(address);
  return [...pages];
}

function withoutNumber({ href }: URL): string {
  const url = new URL(href);
  for (const name of numberNames) url.searchParams.delete(name);
  url.searchParams.delete('replytocom');
  const path = url.pathname.replace(numberInPath, '/').replace(/\/$/, '');
  return `${bareHost(url)}${path}?${url.searchParams.toString()}`;
}
