import { commentLetterMessages as texts } from '#contract/comments/comment-letter-messages.ts';
import { mailMessages } from '#contract/mail/mail-messages.ts';
import { letterApartMs, newsMs, quotedMax } from '#domain/comments/comment-letters.ts';
import { commentsPath } from '#domain/kitchen/kitchen-paths.ts';
import { mailableLine } from '#domain/mail/mailable-line.ts';
import { type CrossingHost, sweepEach } from '#functions/crossings/crossing-host.ts';
import { storeLetter } from '#functions/mail/delivery/store.ts';
import { platformLook } from '#functions/mail/templates/look.ts';
import type {
  SiteWithNews,
  UnseenComment,
} from '#functions/repositories/comments/comment-letter.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import type { LetterHost } from '#functions/mail/delivery/letter-host.ts';
import { platformHomes } from '../../site/host/homes.ts';
import { nameOf, quoted, recipeNamed } from './quoted.ts';

export type TellingHost = CrossingHost &
  LetterHost & { listSitesWithNews: (since: number) => Promise<SiteWithNews[]> };

/** Tells owners by mail of comments that nobody has looked at; `stored` are the letters to send. */
export async function tellOwners(host: TellingHost, stored: string[] = []): Promise<string[]> {
  const sites = await host.listSitesWithNews(host.now - newsMs);
  await sweepEach(sites, async (site) => stored.push(...(await tellOwner(host, site))));
  return stored;
}

async function tellOwner(host: TellingHost, told: SiteWithNews): Promise<string[]> {
  const { now, prepare } = host;
  const { site: sites, siteUsers, commentLetters } = host.siteOf(told.siteId);
  const site = await sites.find();
  const wanted = site?.settings.commentLetters ?? 'never';
  if (!site || wanted === 'never' || now < told.sentAt + letterApartMs[wanted]) return [];
  const after = Math.max(told.toldThrough, now - newsMs);
  const [email, { newest, total }] = await Promise.all([
    siteUsers.findEmail(site.ownerId),
    commentLetters.listUnseen({ after, limit: quotedMax }),
  ]);
  const [last] = newest;
  if (email === null || !last) return [];
  const letter = storeLetter(host, platformLook(platformHomes(host).origin), {
    id: `comments.${site.id}.${last.id}`,
    kind: 'new-comments',
    siteId: site.id,
    recipient: email,
    expiresAt: null,
    letter: letterOf(host, site, { newest, total }),
  });
  await prepare([letter.statement, commentLetters.setTold(last.createdAt, now)]);
  return [letter.id];
}

type News = { newest: UnseenComment[]; total: number };

function letterOf(host: TellingHost, site: Site, { newest, total }: News) {
  const name = mailableLine(site.title) ?? site.slug;
  const recipe = recipeNamed(newest[0]?.recipeTitle);
  const more = total - newest.length;
  return {
    subject: texts.subject(total, { recipe, site: name }),
    paragraphs: [
      mailMessages.greeting,
      ...newest.toReversed().map(quoteOf),
      ...(more > 0 ? [texts.more(more)] : []),
    ],
    action: {
      label: texts.button,
      address: platformHomes(host).origin + commentsPath(site.slug),
    },
    code: null,
    notes: [texts.settings],
    unsubscribeAddress: null,
  };
}

function quoteOf({ content, displayName, recipeTitle, heldAt }: UnseenComment): string {
  const quote = texts.quote({
    who: nameOf(displayName),
    recipe: recipeNamed(recipeTitle),
    words: quoted(content),
  });
  return heldAt === null ? quote : `${quote} (${texts.held})`;
}
