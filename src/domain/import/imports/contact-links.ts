import { cutText } from '../../text/cut-text.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { isTextLeaf, type RichText, walkRichText } from '../../text/rich-text.ts';
import { isLinkAddress } from '../../text/safe-href.ts';

export type ContactLink = { label: string | null; href: string };

/** Where people have profiles, by the last two parts of the host. */
const profileHosts = new Set(
  [
    'instagram.com pinterest.com tiktok.com x.com twitter.com youtube.com facebook.com threads.net',
    'threads.com bsky.app substack.com linkedin.com ko-fi.com patreon.com linktr.ee t.me wa.me discord.gg',
  ].flatMap((line) => line.split(' ')),
);
const linksMax = 20;
const labelMax = 100;
const mailbox =
  /(?<![\p{L}\d._%+-])[a-z\d._%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}(?![\p{L}\d-])/giu;

/** How somebody can be reached, as a page says: mail, telephone and profiles, each once. */
export function contactLinksIn(text: RichText): ContactLink[] {
  const links = new Map<string, ContactLink>();
  walkRichText(text, {
    enter: (node) => {
      if (isTextLeaf(node) || node.type !== 'link' || !isContact(node.href)) return;
      const label = cutText(toPlainText(node).trim(), labelMax);
      if (!links.has(node.href)) links.set(node.href, { label: label || null, href: node.href });
    },
  });
  for (const [mail] of toPlainText(text).matchAll(mailbox)) {
    const href = `mailto:${mail.toLowerCase()}`;
    const isKnown = [...links.keys()].some((each) => each.toLowerCase().startsWith(href));
    if (!isKnown && isLinkAddress(href)) links.set(href, { label: mail, href });
  }
  return [...links.values()].slice(0, linksMax);
}

function isContact(href: string): boolean {
  if (/^(?:mailto|tel):/i.test(href)) return isLinkAddress(href);
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return false;
  const { hostname, pathname } = new URL(href);
  return profileHosts.has(hostname.split('.').slice(-2).join('.')) && !/share/i.test(pathname);
}
