import { siteAnswer } from '#contract/site/site.ts';
import { ensureSite } from '../manage-api/ensure-site.ts';
import { inParallel } from '../manage-api/in-parallel.ts';
import { listRecipes } from '../manage-api/list-recipes.ts';
import type { ManageClient } from '../manage-api/manage-client.ts';
import { listPictures } from '../manage-api/picture-library.ts';
import {
  duePublications,
  type Publication,
  publishRecipes,
  waitUntilLive,
} from '../manage-api/publish-recipes.ts';
import { recipeBatches, saveBatch } from '../manage-api/recipe-batches.ts';
import { assignSlugs } from './assign-slugs.ts';
import { type PhotoShelf, placePhoto } from './photos.ts';
import { type ImportReferences, importedRecipeId, recipeFromRow } from './recipe-from-row.ts';
import type { NumberedRow } from './recipe-row.ts';
import { prepareReferences } from './references.ts';
import type { ImportSummary } from './summary.ts';

export type Import = {
  api: ManageClient;
  siteSlug: string;
  rows: readonly NumberedRow[];
  /** The folder of the photos that rows name. */
  folder: string;
  say: (text: string) => void;
  /** The moment of the import, ms since the epoch. */
  now: number;
};

type Site = {
  id: string;
  references: ImportReferences;
  shelf: PhotoShelf;
  slugs: Map<string, string>;
};

const rowsAtOnce = 50;
const photosAtOnce = 4;

/** Writes all rows into the site, publishes them in one build, and tells what became of each. */
export async function importRecipes(task: Import): Promise<ImportSummary> {
  const summary = emptySummary();
  const site = await prepareSite(task);
  for (let start = 0; start < task.rows.length; start += rowsAtOnce) {
    await importRows(task, site, { rows: task.rows.slice(start, start + rowsAtOnce), summary });
    task.say(`${Math.min(start + rowsAtOnce, task.rows.length)} of ${task.rows.length} recipes`);
  }
  const refused = new Set(summary.problems.map(({ line }) => line));
  const written = task.rows.filter(({ line }) => !refused.has(line));
  await publish(task, { site, rows: written, summary });
  return summary;
}

function emptySummary(): ImportSummary {
  return {
    created: 0,
    updated: 0,
    unchanged: 0,
    photosUploaded: 0,
    photosKnown: 0,
    published: 0,
    build: null,
    problems: [],
    warnings: [],
  };
}

async function prepareSite({ api, siteSlug, rows, folder, say }: Import): Promise<Site> {
  const { id, isNew } = await ensureSite(api, { slug: siteSlug, title: titleOf(siteSlug) });
  if (isNew) say(`made the site ${siteSlug}`);
  const [{ site }, recipes, library] = await Promise.all([
    api.get(`${siteSlug}/current-site`, siteAnswer),
    listRecipes(api, siteSlug),
    listPictures(api, siteSlug),
  ]);
  const all = rows.map(({ row }) => row);
  const references = await prepareReferences(
    { api, slug: siteSlug, language: site.language },
    all,
    say,
  );
  const slugs = assignSlugs(id, all, recipes);
  return { id, references, shelf: { api, siteSlug, folder, library }, slugs };
}

async function importRows(
  { api, siteSlug }: Import,
  site: Site,
  { rows, summary }: { rows: readonly NumberedRow[]; summary: ImportSummary },
): Promise<void> {
  const recipes = await inParallel(rows, photosAtOnce, async ({ line, row }) => {
    const imageIds = await placePhotos(site.shelf, { line, row }, summary);
    const id = importedRecipeId(site.id, row);
    return recipeFromRow(row, { id, slug: site.slugs.get(id) ?? '', imageIds }, site.references);
  });
  const lines = new Map(recipes.map(({ id }, at) => [id, rows[at]?.line ?? 0]));
  for (const batch of recipeBatches(recipes)) {
    const { saved, refused } = await saveBatch(api, siteSlug, batch);
    for (const { status } of saved) summary[status] += 1;
    for (const { id, reasons } of refused) {
      summary.problems.push({ line: lines.get(id) ?? 0, reason: reasons.join('; ') });
    }
  }
}

async function placePhotos(
  shelf: PhotoShelf,
  { line, row }: NumberedRow,
  summary: ImportSummary,
): Promise<string[]> {
  const ids: string[] = [];
  for (const photo of row.images) {
    const placed = await placePhoto(shelf, row, photo);
    if (placed.outcome === 'missing') {
      summary.warnings.push({ line, reason: `photo ${photo.file} ${placed.reason}` });
      continue;
    }
    ids.push(placed.id);
    if (placed.outcome === 'uploaded') summary.photosUploaded += 1;
    else summary.photosKnown += 1;
  }
  return ids;
}

async function publish(
  { api, siteSlug, say, now }: Import,
  { site, rows, summary }: { site: Site; rows: readonly NumberedRow[]; summary: ImportSummary },
): Promise<void> {
  const wanted = rows.map(({ row }): Publication => {
    const publishedAt = row.datePublished && `${row.datePublished}T00:00:00.000Z`;
    const isPast = publishedAt !== null && Date.parse(publishedAt) <= now;
    return { recipeId: importedRecipeId(site.id, row), publishedAt: isPast ? publishedAt : null };
  });
  const due = duePublications(wanted, await listRecipes(api, siteSlug));
  summary.published = due.length;
  if (due.length === 0) return;
  say(`publishing ${due.length} recipes`);
  await publishRecipes(api, siteSlug, due);
  summary.build = await waitUntilLive(api, siteSlug);
}

const titleOf = (slug: string): string => {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
