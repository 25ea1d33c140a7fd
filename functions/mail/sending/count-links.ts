import type { Id, SiteId } from '#domain/ids.ts';
import { countedLinks, ledThrough } from '#domain/mail/newsletter/counted-links.ts';
import type { Audience, LetterSegment } from '#domain/mail/newsletter/newsletter-send.ts';
import { letterLinkPath } from '#domain/mail/newsletter/letter-link-path.ts';
import { platformHomes } from '#functions/services/site/host/homes.ts';
import type { SendingHost } from './sending-host.ts';

type Written = { segment: LetterSegment; html: string };
type Counted = { siteId: SiteId; id: Id; audience: Audience };
export type CountedLink = { no: number; href: string };

/**
 * Letters whose links lead through the platform, which counts who follows them: all readers have the
 * same addresses. The plain text keeps those that it has, for there people read them.
 */
export async function countLinks<Letter extends Written>(
  { config, adapters }: Pick<SendingHost, 'config' | 'adapters'>,
  { siteId, id: sendId, audience }: Counted,
  letters: readonly Letter[],
): Promise<{ letters: Letter[]; links: CountedLink[] }> {
  // A letter that goes to nobody has no links that anybody could follow.
  const sent = letters.filter(({ segment }) => audience === 'all' || segment === audience);
  const hrefs = new Set(sent.flatMap(({ html }) => countedLinks(html)));
  const links = [...hrefs].map((href, no) => ({ no, href }));
  const { origin } = platformHomes({ config });
  const addresses = new Map<string, string>();
  for (const { no, href } of links) {
    const token = await adapters.letterLinks.sign({ siteId, sendId, no });
    addresses.set(href, origin + letterLinkPath(token));
  }
  return {
    links,
    letters: letters.map((letter) => ({ ...letter, html: ledThrough(letter.html, addresses) })),
  };
}
