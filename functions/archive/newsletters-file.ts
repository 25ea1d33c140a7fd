import { toMarkdown } from '#domain/text/markdown.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import type { NewsletterSend } from '#functions/repositories/newsletters/newsletter-send.ts';
import type { Archived } from './archive-host.ts';

const newslettersAtOnce = 100;

/** What was written to subscribers, a letter a line, the newest first and the welcome letter before them. */
export async function* newslettersFile({ host, siteId }: Archived): AsyncGenerator<string, void> {
  const { newsletterSends } = forSite(host.database, siteId);
  const welcome = await newsletterSends.findWelcome();
  let separator = '';
  yield '[';
  for (let letters = welcome ? [welcome] : [], offset = 0; ; offset += newslettersAtOnce) {
    for (const letter of letters) {
      yield `${separator}\n${JSON.stringify(letterOf(letter))}`;
      separator = ',';
    }
    letters = (await newsletterSends.list({ limit: newslettersAtOnce, offset })).sends;
    if (letters.length === 0) break;
  }
  yield '\n]\n';
}

/** Nobody who got it is named: the list of subscribers is a file of its own. */
const letterOf = (letter: NewsletterSend) => ({
  id: letter.id,
  kind: letter.kind,
  state: letter.state,
  subject: letter.subject,
  previewLine: letter.previewLine,
  audience: letter.audience,
  recipeId: letter.recipeId,
  isOnSite: letter.isOnSite,
  slug: letter.slug,
  sentAt: letter.startedAt === null ? null : new Date(letter.startedAt).toISOString(),
  note: letter.note,
  text: letter.note && toMarkdown(letter.note),
});
