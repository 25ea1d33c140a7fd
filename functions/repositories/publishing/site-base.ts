import { sql } from 'drizzle-orm';
import type { SiteFacts } from '#content/facts.ts';
import { termsById } from '#domain/recipe/recipe-terms.ts';
import { siteFeatures } from '#domain/site/site-features.ts';
import { mapped, type Read } from '#functions/db/database.ts';
import { collections } from '#functions/db/schema/site/recipe/collections.ts';
import { newsletterSends } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { terms } from '#functions/db/schema/site/recipe/terms.ts';
import { rows } from '#functions/db/selection.ts';
import { collectionFacts } from '../collections/collection-facts.ts';
import { combined, exists } from '../reads.ts';
import { primaryHostOf } from '../site/primary-host.ts';
import { siteFactsRead } from '../site/site-facts.ts';
import { standingTerm } from '../site/term.ts';
import { siteUnitsRead } from '../site/unit.ts';
import { isOnSite } from './archived-newsletters.ts';

export type SiteBase = Omit<SiteFacts, 'images' | 'origin' | 'platformOrigin'> & {
  primaryHost: string | null;
};

/** A site with all that its frame and its lists show; null when it is gone. */
export const siteRead = (siteId: string): Read<SiteBase | null> =>
  combined(
    {
      site: siteFactsRead(siteId),
      primaryHost: primaryHostOf(siteId),
      collections: rows(
        collectionFacts,
        sql`SELECT ${collectionFacts} FROM ${collections} WHERE ${collections.siteId} = ${siteId}
            ORDER BY ${collections.position}, ${collections.id}`,
      ),
      terms: mapped(
        rows(
          standingTerm,
          sql`SELECT ${standingTerm} FROM ${terms} WHERE ${terms.siteId} = ${siteId}`,
        ),
        termsById,
      ),
      hasNewsletters: exists(
        sql`SELECT 1 FROM ${newsletterSends} WHERE ${newsletterSends.siteId} = ${siteId}
          AND ${isOnSite}`,
      ),
      units: siteUnitsRead(siteId),
    },
    ({ site, hasNewsletters, ...lists }) =>
      site && {
        ...site,
        ...lists,
        owner: { ...site.owner, displayName: site.owner.displayName ?? '' },
        features: siteFeatures(site.settings, {
          hasCollections: lists.collections.length > 0,
          hasNewsletters,
        }),
      },
  );
