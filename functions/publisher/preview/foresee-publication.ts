import { draftOf, written } from '#content/publishing/documents.ts';
import type { CollectionId } from '#domain/ids.ts';
import { planPages, type PlanInput } from '#domain/publishing/plan-pages.ts';
import { type PageRef, partPagesOf, type StoredPageKind } from '#domain/publishing/publishing.ts';
import { recipePath } from '#domain/publishing/site-paths.ts';
import { anonymous } from '#domain/recipe/recipe-access.ts';
import type { ForeseenPublication, Publication } from '#functions/adapters/publisher-port.ts';
import { read } from '#functions/db/database.ts';
import { findSiteState, type SiteState } from '#functions/repositories/publishing/builds.ts';
import { type LoadedFacts, loadPageFacts } from '#functions/repositories/publishing/page-facts.ts';
import { loadPlanInput } from '#functions/repositories/publishing/plan-facts.ts';
import { recommendingPages } from '#functions/repositories/publishing/related-recipes.ts';
import { storedHashes } from '#functions/repositories/publishing/stored-pages.ts';
import type { PublisherPorts } from '../ports.ts';
import { modelHashOf } from '../rendering/model-hash.ts';
import type { PreviewPorts } from './render-preview.ts';

type ForeseeingPorts = PreviewPorts & Pick<PublisherPorts, 'renderer'>;

/** Two round trips load what so many pages need; a recipe that touches more is told by bounds. */
const comparedMax = 100;

/** Machines read these; a cook counts the pages that people read. */
const machineKinds: ReadonlySet<StoredPageKind> = new Set([
  'sitemap-index',
  'sitemap-pages',
  'sitemap-recipes',
  'robots',
  'manifest',
  'share-picture',
  'icon',
  'gone',
]);

/**
 * What readers would find changed if a working copy were published now: the pages that a build would
 * look at, and those of them whose models come out differently. Nothing is written.
 */
export async function foreseePublication(
  ports: ForeseeingPorts,
  publication: Publication,
): Promise<ForeseenPublication | null> {
  const { siteId, recipeId } = publication;
  const site = await findSiteState(ports.database, siteId);
  if (!site) return null;
  const revision = site.liveRevision;
  const keys = [`recipe:${recipeId}`, 'recipes'];
  const [input, neighbours] = await Promise.all([
    loadPlanInput(ports.database, { siteId, revision, failures: [] }, { keys, site }),
    read(ports.database, recommendingPages({ siteId, recipeId }, 'working copy')),
  ]);
  const refs = planPages({
    ...asPublished(input, site, publication),
    neighbours: [...input.neighbours, ...neighbours],
  }).filter(isForReaders);
  const compared = refs.slice(0, comparedMax);
  const loaded = await loadPageFacts(
    ports,
    {
      siteId,
      refs: compared,
      reader: anonymous,
      workingCopy: { id: recipeId, unsaved: null },
    },
    storedHashes(
      { siteId, revision },
      compared.map(({ path }) => path),
    ),
  );
  if (!loaded) return null;
  const { facts, also: stored } = loaded;
  const seen = await Promise.all(
    compared.map(async (ref): Promise<Seen> => {
      const hash = stored.get(ref.path)?.modelHash ?? null;
      return { ref, ...(await seenOn(ports, facts, { ref, recipeId, hash })) };
    }),
  );
  return toldOf(seen, { publication, site, refs, facts });
}

type Seen = { ref: PageRef; isChanged: boolean; names: boolean };

/** Pages whose models cannot be foreseen: whom others will recommend, and lists without models. */
function isOpen({ kind, subjectId }: PageRef, { recipeId, change }: Publication): boolean {
  if (!change) return true;
  if (kind === 'recipe-index') return change.isRenamed;
  if (kind === 'feed') return change.isRetold;
  return kind === 'recipe' && subjectId !== recipeId && change.isRegrouped;
}

function toldOf(
  seen: Seen[],
  {
    publication,
    site,
    refs,
    facts,
  }: { publication: Publication; site: SiteState; refs: PageRef[]; facts: LoadedFacts },
): ForeseenPublication {
  const { change, slug } = publication;
  const moves = change !== null && change.formerSlug !== slug ? 1 : 0;
  const changed = seen.filter(({ isChanged }) => isChanged);
  const left = seen.filter(({ ref, isChanged }) => !isChanged && isOpen(ref, publication));
  const shown = (kind: StoredPageKind) => seen.some(({ ref, names }) => ref.kind === kind && names);
  const certain = changed.length + moves;
  return {
    origin: facts.site.origin,
    isWhole: site.liveRevision === 0,
    pages: { certain, most: certain + left.length + (refs.length - seen.length) },
    shownOn: {
      home: shown('home'),
      recipes: shown('recipes'),
      feed: shown('feed'),
      collectionIds: seen.flatMap(({ ref, names }): CollectionId[] =>
        ref.kind === 'collection' && names && ref.subjectId !== null ? [ref.subjectId] : [],
      ),
    },
  };
}

const isForReaders = ({ kind }: PageRef): boolean => !machineKinds.has(kind);

/** The plan of the build that would follow: the recipe at its new address, in its part of the index. */
function asPublished(
  input: PlanInput,
  { nextSequence }: SiteState,
  { recipeId, slug }: Publication,
): PlanInput {
  const isNumbered = input.partPages.length > 0;
  return {
    ...input,
    changedSubjects: [{ id: recipeId, kind: 'recipe', path: recipePath(slug) }],
    partPages: isNumbered ? input.partPages : partPagesOf(nextSequence, nextSequence + 1),
  };
}

type Asked = { ref: PageRef; recipeId: string; hash: string | null };

async function seenOn(ports: ForeseeingPorts, facts: LoadedFacts, { ref, recipeId, hash }: Asked) {
  const draft = draftOf(facts, ref, ports.pageRenderer);
  if (!draft) return { isChanged: hash !== null, names: false };
  if (ref.kind === 'feed') {
    const { body } = await written(draft);
    return { isChanged: false, names: String(body).includes(recipeId) };
  }
  const modelHash = modelHashOf(draft, ports.renderer);
  return {
    isChanged: modelHash !== null && modelHash !== hash,
    names: draft.dependencies.includes(`recipe:${recipeId}`),
  };
}
