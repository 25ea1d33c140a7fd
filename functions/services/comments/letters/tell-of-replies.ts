import { commentLetterMessages } from '#contract/comments/comment-letter-messages.ts';
import { mailMessages } from '#contract/mail/mail-messages.ts';
import { newsMs, repliesADay, replyRestMs } from '#domain/comments/comment-letters.ts';
import type { CommentId, SiteId } from '#domain/ids.ts';
import { recipePath } from '#domain/publishing/site-paths.ts';
import { type CrossingHost, sweepEach } from '#functions/crossings/crossing-host.ts';
import { storeLetter } from '#functions/mail/delivery/store.ts';
import { unsubscribeAddresses } from '#functions/mail/newsletters/unsubscribe-addresses.ts';
import { siteLook } from '#functions/mail/templates/look.ts';
import type { Reply } from '#functions/repositories/comments/reply-letter.ts';
import type { LetterHost } from '#functions/mail/delivery/letter-host.ts';
import { siteHomes } from '../../site/host/homes.ts';
import { nameOf, quoted, recipeNamed } from './quoted.ts';

const { reply: texts } = commentLetterMessages;
const dayMs = 24 * 60 * 60_000;

type Untold = { id: CommentId; siteId: SiteId };
export type ReplyHost = CrossingHost &
  LetterHost & { listUntold: (between: { after: number; before: number }) => Promise<Untold[]> };

/** Tells people by mail of answers to their comments; `stored` are the letters to send. */
export async function tellOfReplies(host: ReplyHost, stored: string[] = []): Promise<string[]> {
  const { now } = host;
  const untold = await host.listUntold({ after: now - newsMs, before: now - replyRestMs });
  await sweepEach(untold, async (each) => stored.push(...(await tellOfReply(host, each))));
  return stored;
}

/** The letter and that it was written stand or fall together; who wants none is told of nothing. */
async function tellOfReply(host: ReplyHost, { id, siteId }: Untold): Promise<string[]> {
  const letter = await letterAbout(host, { id, siteId });
  const told = host.siteOf(siteId).replyLetters.setTold(id, host.now);
  await host.prepare([...(letter ? [letter.statement] : []), told]);
  return letter ? [letter.id] : [];
}

/** Null where nobody is to be told. */
async function letterAbout(host: ReplyHost, { id, siteId }: Untold) {
  const repositories = host.siteOf(siteId);
  const [site, reply] = await Promise.all([
    repositories.site.find(),
    repositories.replyLetters.find(id),
  ]);
  if (!site?.settings.commentsEnabled || !reply || (await hasEnough(host, reply.email)))
    return null;
  const ctx = { ...host, site, repositories };
  const { origin } = await siteHomes(ctx);
  const addresses = await unsubscribeAddresses(ctx, reply.userId, { isOfReplies: true });
  return storeLetter(host, await siteLook(ctx, origin), {
    id: `reply.${id}`,
    kind: 'reply',
    siteId,
    recipient: reply.email,
    expiresAt: null,
    headers: addresses.headers,
    letter: letterOf(reply, `${origin}${recipePath(reply.recipeSlug)}#comments`, addresses.page),
  });
}

/** Whoever is answered a hundred times a day reads that at the recipe; nobody is mailed so often. */
async function hasEnough({ platform, now }: ReplyHost, recipient: string): Promise<boolean> {
  const sent = await platform.messages.listTimes({
    kinds: ['reply'],
    recipient,
    since: now - dayMs,
  });
  return sent.length >= repliesADay;
}

function letterOf(reply: Reply, address: string, unsubscribeAddress: string) {
  const who = nameOf(reply.who);
  const recipe = recipeNamed(reply.recipeTitle);
  return {
    subject: texts.subject({ who, recipe }),
    paragraphs: [mailMessages.greeting, texts.said({ who, words: quoted(reply.content) })],
    action: { label: texts.button, address },
    code: null,
    notes: [texts.why],
    unsubscribeAddress,
  };
}
