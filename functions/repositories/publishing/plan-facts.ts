import { sql } from 'drizzle-orm';
import {
  type ChangedSubject,
  collectionPath,
  type PageRef,
  type PlanInput,
  recipePath,
  sitemapPartOf,
  sitemapPartRef,
  sitemapParts,
  subjectsOf,
} from '#domain/publishing/publishing.ts';
import { type Database, readAll } from '#functions/db/database.ts';
import { type Build, readPageRef, type SiteState } from './builds.ts';
import { neighboursQueries, readNeighbours } from './related-recipes.ts';
import { optionalText, text, type Row } from './rows.ts';

const inJson = (values: string[]) =>
  sql`IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

/**
 * Finds, in one round trip, what a set of change keys touches. A plus before `site_id` and a CROSS
 * JOIN keep SQLite from walking through all that a site has instead of looking the few ids up.
 */
export async function loadPlanInput(
  database: Database,
  build: Build,
  { keys, site }: { keys: string[]; site: SiteState },
): Promise<PlanInput> {
  const { recipeIds, collectionIds } = subjectsOf(keys);
  const { siteId } = build;
  const [touched, recipes, collections, redirects, memberships, ...neighbours] = await readAll(
    database,
    [
      sql`SELECT p.path, p.kind, p.subject_id FROM
          (SELECT DISTINCT used.path FROM json_each(${JSON.stringify(keys)}) changed
            CROSS JOIN page_dependencies used
              ON used.site_id = ${siteId} AND used."key" = changed.value) d
        CROSS JOIN pages p ON p.site_id = ${siteId} AND p.path = d.path AND p.revision =
          (SELECT MAX(revision) FROM pages WHERE site_id = ${siteId} AND path = d.path
             AND revision <= ${build.revision})
        WHERE p.kind <> 'gone'`,
      sql`SELECT id, published_slug, sequence FROM recipes
        WHERE +site_id = ${siteId} AND id ${inJson(recipeIds)}`,
      sql`SELECT id, slug FROM collections WHERE +site_id = ${siteId} AND id ${inJson(collectionIds)}`,
      sql`SELECT path, target_id FROM redirects
        WHERE site_id = ${siteId} AND target_id ${inJson([...recipeIds, ...collectionIds])}`,
      sql`SELECT DISTINCT '/collections/' || c.slug AS path, 'collection' AS kind, c.id AS subject_id
        FROM collection_recipes cr JOIN collections c ON c.id = cr.collection_id
        WHERE +cr.site_id = ${siteId} AND cr.recipe_id ${inJson(recipeIds)}`,
      ...recipeIds.flatMap((id) => neighboursQueries(siteId, id)),
    ],
  );
  const subjects = [
    ...readSubjects(recipeIds, recipes ?? [], 'recipe'),
    ...readSubjects(collectionIds, collections ?? [], 'collection'),
  ];
  return {
    changedSubjects: subjects,
    touchedPages: [
      ...[...(touched ?? []), ...(memberships ?? [])].map(readPageRef),
      ...unprintedPages(build, subjects),
    ],
    neighbours: readNeighbours(neighbours).map(readNeighbour),
    sitemapParts: changedParts(recipeIds, recipes ?? [], site.nextSequence),
    redirects: (redirects ?? []).map((row) => ({
      path: text(row['path']),
      targetId: text(row['target_id']),
    })),
  };
}

/** Pages of changed subjects that could not be printed and so may stand nowhere yet. */
function unprintedPages({ failures }: Build, subjects: ChangedSubject[]): PageRef[] {
  return failures.flatMap(({ path, subjectId }) => {
    const subject = subjects.find(({ id }) => id === subjectId);
    return subject ? [{ path, kind: subject.kind, subjectId: subject.id }] : [];
  });
}

/**
 * The variable pages of a whole site; the fixed ones follow from its features. Recipes stand in the
 * order in which they recommend each other, so that cards are printed once for neighbours.
 */
export async function listVariablePages(database: Database, siteId: string): Promise<PageRef[]> {
  const answers = await readAll(database, [
    sql`SELECT '/recipes/' || published_slug AS path, 'recipe' AS kind, id AS subject_id FROM recipes
        WHERE site_id = ${siteId} AND published_slug IS NOT NULL ORDER BY published_at DESC, id DESC`,
    sql`SELECT '/collections/' || slug AS path, 'collection' AS kind, id AS subject_id
          FROM collections WHERE site_id = ${siteId}
        UNION ALL SELECT d.path, 'redirect', d.target_id FROM redirects d
          LEFT JOIN recipes r ON r.id = d.target_id AND r.published_slug IS NOT NULL
          LEFT JOIN collections c ON c.id = d.target_id
          WHERE d.site_id = ${siteId} AND (r.id IS NOT NULL OR c.id IS NOT NULL)`,
  ]);
  return answers.flat().map(readPageRef);
}

function readSubjects(ids: string[], rows: Row[], kind: ChangedSubject['kind']): ChangedSubject[] {
  const slugs = new Map(
    rows.map((row) => [
      text(row['id']),
      optionalText(row['published_slug'] ?? row['slug'] ?? null),
    ]),
  );
  const pathOf = kind === 'recipe' ? recipePath : collectionPath;
  return ids.map((id) => {
    const slug = slugs.get(id);
    return { id, kind, path: slug ? pathOf(slug) : null };
  });
}

const readNeighbour = (row: Row): PageRef => ({
  path: recipePath(text(row['published_slug'])),
  kind: 'recipe',
  subjectId: text(row['id']),
});

/** A deleted recipe no longer tells which part it stood in, so all parts are looked at. */
function changedParts(recipeIds: string[], rows: Row[], nextSequence: number): PageRef[] {
  if (rows.length < recipeIds.length) return sitemapParts(nextSequence);
  const parts = new Set(
    rows.flatMap((row) =>
      row['sequence'] === null ? [] : [sitemapPartOf(Number(row['sequence']))],
    ),
  );
  return [...parts].map(sitemapPartRef);
}
