import { withoutLetter } from '#domain/mail/newsletter/letter-code.ts';
import { toMarkdown } from '#domain/text/markdown.ts';
import { forSite, type SiteRepositories } from '#functions/repositories/for-site.ts';
import type { NewsletterLink } from '#functions/repositories/newsletters/newsletter-links.ts';
import type { NewsletterSend } from '#functions/repositories/newsletters/newsletter-send.ts';
import type { Archived } from './archive-host.ts';

const newslettersAtOnce = 100;

/** What was written to subscribers, a letter a line, the newest first and the welcome letter before them. */
export async function* newslettersFile({ host, siteId }: Archived): AsyncGenerator<string, void> {
  let separator = '';
  yield '[';
  const repositories = forSite(host.database, siteId);
  for await (const letter of lettersOf(repositories)) {
    const links = await repositories.newsletterLinks.list(letter.id);
    yield `${separator}\n${JSON.stringify({ ...letterOf(letter), links: links.map(linkOf) })}`;
    separator = ',';
  }
  yield '\n]\n';
}

async function* lettersOf({ newsletterSends }: SiteRepositories): AsyncGenerator<NewsletterSend> {
  const welcome = await newsletterSends.findWelcome();
  if (welcome) yield welcome;
  for (let offset = 0, total = Infinity; offset < total; offset += newslettersAtOnce) {
    const page = await newsletterSends.list({ limit: newslettersAtOnce, offset });
    yield* page.sends;
    ({ total } = page);
  }
}

/** As its cook wrote it, and how often it was followed where that was counted. */
const linkOf = ({ href, visits }: NewsletterLink) => ({ href: withoutLetter(href), visits });

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
