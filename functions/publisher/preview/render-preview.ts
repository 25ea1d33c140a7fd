import type { PageFacts } from '#content/facts.ts';
import { draftOf, type StoredDocument, written } from '#content/publishing/documents.ts';
import { fixedPages, type PageRef, type SiteFeatures } from '#domain/publishing/publishing.ts';
import { collectionPath, recipePath } from '#domain/publishing/site-paths.ts';
import type {
  Preview,
  PreviewedPage,
  RenderedPreview,
} from '#functions/adapters/publisher-port.ts';
import { nothing } from '#functions/db/database.ts';
import { loadPageFacts } from '#functions/repositories/publishing/page-facts.ts';
import type { PublisherPorts } from '../ports.ts';
import { policyOf } from '../rendering/content-security-policy.ts';

export type PreviewPorts = Pick<
  PublisherPorts,
  'database' | 'pageRenderer' | 'originOf' | 'platformOrigin'
>;

/**
 * A page of a site as it would be if a working copy were published now, rendered like those that are
 * stored. Nothing is written, and null says that the site has no such page.
 */
export async function renderPreview(
  ports: PreviewPorts,
  { siteId, page, workingCopyOf, unsaved, unsavedCollection, siteChanges, reader }: Preview,
): Promise<RenderedPreview | null> {
  const recipeId = page.kind === 'recipe' ? page.id : workingCopyOf;
  const asked = {
    siteId,
    refs: [refOf(page)],
    reader,
    ...(siteChanges && { siteChanges }),
    ...(recipeId !== undefined && { workingCopy: { id: recipeId, unsaved: unsaved ?? null } }),
    ...(page.kind === 'collection' &&
      unsavedCollection && { collection: { id: page.id, text: unsavedCollection } }),
  };
  const loaded = await loadPageFacts(ports, asked, nothing);
  if (!loaded) return null;
  for (const reason of loaded.facts.damaged.values()) throw new Error(reason);
  const facts = uncounted(loaded.facts);
  const ref = pageOf(facts, page);
  const draft = ref && draftOf(facts, ref, ports.pageRenderer);
  return draft && rendered(await written(draft));
}

/** Which facts a page needs does not depend on its address. */
const refOf = (page: PreviewedPage): PageRef =>
  page.kind === 'fixed'
    ? (fixedPage(allFeatures, page.path) ?? { path: page.path, kind: 'gone', subjectId: null })
    : { path: '', kind: page.kind, subjectId: page.id };

const allFeatures: SiteFeatures = {
  hasCollections: true,
  hasAbout: true,
  hasLinks: true,
  hasEvents: true,
  hasBook: true,
  hasNewsletters: true,
};

const fixedPage = (features: SiteFeatures, path: string): PageRef | null =>
  fixedPages(features).find((page) => page.path === path) ?? null;

/** The page at its address; null when the site does not have it. */
function pageOf(facts: PageFacts, page: PreviewedPage): PageRef | null {
  if (page.kind === 'fixed') return fixedPage(facts.site.features, page.path);
  const { kind, id: subjectId } = page;
  if (kind === 'recipe') {
    const recipe = facts.recipes.get(subjectId);
    return recipe ? { kind, subjectId, path: recipePath(recipe.content.slug) } : null;
  }
  const collection = facts.site.collections.find(({ id }) => id === subjectId);
  return collection ? { kind, subjectId, path: collectionPath(collection.slug) } : null;
}

/** A cook who looks at a preview is no visit. */
function uncounted<Facts extends PageFacts>(facts: Facts): Facts {
  const settings = { ...facts.site.settings, googleAnalyticsId: null };
  return { ...facts, site: { ...facts.site, settings } };
}

function rendered(document: StoredDocument): RenderedPreview {
  const { status, contentType, location, body } = document;
  return { status, contentType, location, body, contentSecurityPolicy: policyOf(document) };
}
