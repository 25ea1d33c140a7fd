import type { SiteFacts } from '#content/facts.ts';
import { letterHtml } from '#content/newsletter/letter-html.ts';
import { letterModel } from '#content/newsletter/letter-model.ts';
import { letterText } from '#content/newsletter/letter-text.ts';
import type { RecipeId } from '#domain/ids.ts';
import { mailableSender, mailableTitle } from '#domain/mail/mailable-line.ts';
import type { LetterSegment } from '#domain/mail/newsletter/newsletter-send.ts';
import type { Reader } from '#domain/recipe/recipe-access.ts';
import type { Letter, WrittenLetter } from '#functions/adapters/publisher-port.ts';
import { nothing } from '#functions/db/database.ts';
import { loadPageFacts } from '#functions/repositories/publishing/page-facts.ts';
import type { PublisherPorts } from '../ports.ts';

export type LetterPorts = Pick<PublisherPorts, 'database' | 'originOf' | 'platformOrigin'>;

const readers: Record<LetterSegment, Reader> = {
  free: { kind: 'visitor', plan: 'free' },
  paid: { kind: 'visitor', plan: 'monthly' },
};

/**
 * A newsletter as readers of a kind get it, from what visitors of the site see of its recipe now.
 * Null when there is no such recipe, or no such site. A preview of what nobody can read yet, and
 * which is not sent before it is published, shows it as it is written.
 */
export async function writeNewsletter(
  ports: LetterPorts,
  letter: Letter,
): Promise<WrittenLetter | null> {
  const { recipeId } = letter.written;
  const sent = await writeFrom(ports, letter, null);
  return sent !== null || !letter.isPreview || recipeId === null
    ? sent
    : writeFrom(ports, letter, { id: recipeId, unsaved: null });
}

type WorkingCopy = { id: RecipeId; unsaved: null };

async function writeFrom(
  ports: LetterPorts,
  { siteId, written, segment, code }: Letter,
  workingCopy: WorkingCopy | null,
): Promise<WrittenLetter | null> {
  const { recipeId } = written;
  const asked = {
    siteId,
    refs: recipeId === null ? [] : [pageOf(recipeId)],
    reader: readers[segment],
    ...(workingCopy && { workingCopy }),
  };
  const loaded = await loadPageFacts(ports, asked, nothing);
  if (!loaded) return null;
  for (const reason of loaded.facts.damaged.values()) throw new Error(reason);
  const letter = letterModel(loaded.facts, { ...written, code });
  if (letter === null) return null;
  return {
    senderName: senderNameOf(loaded.facts.site),
    subject: letter.subject === '' ? letter.site.title : letter.subject,
    html: letterHtml(letter),
    text: letterText(letter),
  };
}

const pageOf = (subjectId: RecipeId) => ({ kind: 'recipe' as const, subjectId, path: '' });

/** A name that mail programs would turn into a link to somewhere else is not written in mail. */
const senderNameOf = (site: SiteFacts): string =>
  mailableSender(site.settings.newsletterSenderName ?? '') ?? mailableTitle(site);
