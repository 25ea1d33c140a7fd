import type { ImportItemInput } from '#contract/import/imports.ts';
import type { Id } from '#domain/ids.ts';
import { importLimits, type ImportNote } from '#domain/import/imports/import-item.ts';
import {
  importedPageFields,
  type PageWriting,
  pagesOfWriting,
  takenWriting,
} from '#domain/import/imports/written-page.ts';
import { isSameData } from '#domain/same-data.ts';
import { changesFrom, presentationOf, type SiteChanges } from '#domain/site/site-working-copy.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Leading, NewOldAddress } from '#functions/repositories/addresses/old-address.ts';
import type { NewItem } from '#functions/repositories/import/imports.ts';
import { newOldAddress } from '../addresses/old-addresses.ts';
import type { Reference } from '../check-references.ts';
import { retryStale } from '../retry-stale.ts';
import { siteReferences } from '../site/references.ts';
import { checkParts } from '../site/working-copy/check-parts.ts';
import { loadWorkingCopy } from '../site/working-copy/load.ts';
import { withIds } from '../site/with-ids.ts';
import { settlingOf } from './former-links.ts';

type PageItem = Extract<ImportItemInput, { outcome: 'page' }>;
type Statements = Parameters<SiteContext['commit']>[0];

/** What an import did that is no draft, by which it is taken back. */
type Done = { wrote: PageWriting; leads: Leading[] };

type Placed = { rows: Map<string, NewItem>; leads: NewOldAddress[]; statements: Statements };

/**
 * Writes pages of a former site where the site says nothing yet; visitors see it once it is published.
 * `known` are addresses that lead to recipes of the same batch.
 */
export async function placePages(
  ctx: SiteContext,
  items: readonly PageItem[],
  known: readonly NewOldAddress[],
): Promise<Placed> {
  if (items.length === 0) return { rows: new Map(), leads: [], statements: [] };
  const { site, changes: before, version } = await loadWorkingCopy(ctx);
  const published = presentationOf(site);
  let changes: SiteChanges = before;
  const placed: Placed = { rows: new Map(), leads: [], statements: [] };
  for (const item of items) {
    const others = [...known, ...placed.leads];
    const leads = await freeLeads(ctx, item, others);
    const writing = await settledWriting(ctx, item, [...others, ...leads]);
    const wrote = takenWriting(writing, { published, changes });
    changes = changesFrom(published, { ...changes, ...wrote });
    checkParts(ctx, pagesOfWriting(wrote));
    placed.leads.push(...leads);
    placed.rows.set(item.key, rowOf(item, { wrote, leads: leads.map(leadingOf) }));
  }
  if (!isSameData(changes, before)) {
    placed.statements.push(ctx.repositories.siteWorkingCopy.put(changes, version, ctx.now));
  }
  return placed;
}

/** Also of what is not written in the end. */
export function pageReferences({ writes }: PageItem, at: string): Reference[] {
  const { about = null, aboutShort = null, featuredImageId = null } = writes;
  return siteReferences({ ...defaultSiteSettings, about, aboutShort, featuredImageId }).map(
    ({ path, ...reference }) => ({ ...reference, path: `${at}writes.${path}` }),
  );
}

const leadingOf = ({ compared, kind, value }: NewOldAddress): Leading => ({
  compared,
  kind,
  value,
});

/** Addresses that lead nowhere yet: what the cook, or a recipe, has one lead to stays. */
async function freeLeads(
  ctx: SiteContext,
  { leads }: PageItem,
  others: readonly NewOldAddress[],
): Promise<NewOldAddress[]> {
  const all = leads.flatMap(({ address, target }) => newOldAddress(ctx, address, target) ?? []);
  const known = await ctx.repositories.oldAddresses.listByCompared(
    all.map(({ compared }) => compared),
  );
  const taken = new Set([...known, ...others].map(({ compared }) => compared));
  return all.filter(({ compared }) => !taken.has(compared) && taken.add(compared));
}

async function settledWriting(
  ctx: SiteContext,
  { writes, site }: PageItem,
  leads: readonly NewOldAddress[],
): Promise<PageWriting> {
  const { about, ...rest } = withIds(writes, ctx.newId);
  if (!about) return rest;
  const settle = await settlingOf(ctx, { texts: [about], site, known: leads });
  return { ...rest, about: settle(about) };
}

function rowOf({ key, title, writes, notes }: PageItem, done: Done): NewItem {
  const written = pagesOfWriting(done.wrote);
  const told = pagesOfWriting(writes).map((page): ImportNote => {
    return { kind: written.includes(page) ? 'written' : 'there', text: page };
  });
  return {
    key,
    title,
    state: 'page',
    recipeId: null,
    formerlyPublishedAt: null,
    content: done,
    notes: [...told, ...notes].slice(0, importLimits.notes),
  };
}

/**
 * Takes back what was written, as far as nobody has changed or published it, and where addresses lead;
 * false where nothing of it is left.
 */
export const undoPages = (ctx: SiteContext, id: Id): Promise<boolean> =>
  retryStale(async () => {
    const { imports, siteWorkingCopy, oldAddresses } = ctx.repositories;
    const placed = await imports.listPlaced(id);
    if (placed.length === 0) return false;
    const done = placed.map(({ content }) => content as Partial<Done> | null);
    const { changes: before, version } = await loadWorkingCopy(ctx);
    const changes = { ...before };
    for (const { wrote = {} } of done.flatMap((each) => each ?? [])) {
      for (const field of importedPageFields) {
        const isOwn = wrote[field] !== undefined && isSameData(changes[field], wrote[field]);
        if (isOwn) delete changes[field];
      }
    }
    const leads = done.flatMap((each) => each?.leads ?? []);
    const keys = placed.map(({ key }) => key);
    await ctx.commit([
      imports.undo(id, keys),
      ...(isSameData(changes, before) ? [] : [siteWorkingCopy.put(changes, version, ctx.now)]),
      ...(leads.length > 0 ? [oldAddresses.removeLeading(leads, ctx.now)] : []),
      imports.end(id, ctx.now),
    ]);
    return true;
  });
