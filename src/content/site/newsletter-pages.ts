import { letterCode } from '#domain/mail/newsletter/letter-code.ts';
import {
  isNewsletterLocked,
  type NewsletterFacts,
} from '#domain/mail/newsletter/newsletter-facts.ts';
import { newsletterPath } from '#domain/publishing/site-paths.ts';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import { dateOf } from '../dates.ts';
import type { PageFacts } from '../facts.ts';
import type { NewsletterBody, NewsletterLinkModel, NewslettersBody } from '../page-models.ts';
import { recipeCards } from '../recipe/cards.ts';
import { lockWords } from '../recipe/teaser.ts';

export function newslettersBody(facts: PageFacts): NewslettersBody {
  const byYear = new Map<string, NewsletterLinkModel[]>();
  for (const newsletter of facts.newsletters) {
    const link = linkOf(facts, newsletter);
    const year = link.date.iso.slice(0, 'yyyy'.length);
    byYear.set(year, [...(byYear.get(year) ?? []), link]);
  }
  return { years: [...byYear].map(([year, newsletters]) => ({ year, newsletters })) };
}

export function newsletterBody(facts: PageFacts, newsletter: NewsletterFacts): NewsletterBody {
  const { defaultMeasurementSystem, defaultTemperatureSystem } = facts.site.settings;
  const link = linkOf(facts, newsletter);
  const note = facts.newsletterNotes.get(newsletter.id) ?? null;
  const recipeIds = newsletter.recipeId === null ? [] : [newsletter.recipeId];
  return {
    ...link,
    slug: newsletter.slug,
    code: letterCode(newsletter.id),
    note: link.isLocked || isEmptyRichText(note) ? null : note,
    recipe: recipeCards(facts, recipeIds)[0] ?? null,
    lock: link.isLocked ? lockWords(facts.site) : null,
    defaults: {
      measurementSystem: defaultMeasurementSystem,
      temperatureSystem: defaultTemperatureSystem,
    },
  };
}

function linkOf({ site, reader }: PageFacts, newsletter: NewsletterFacts): NewsletterLinkModel {
  const { id, slug, title, previewLine, sentAt } = newsletter;
  return {
    id,
    title,
    href: newsletterPath(slug),
    date: dateOf(sentAt, site.settings.language),
    line: previewLine,
    isLocked: isNewsletterLocked(newsletter, reader),
  };
}
