import { type SQL, sql } from 'drizzle-orm';
import type { Id, RecipeId, UserId } from '#domain/ids.ts';
import type { ImportedContent, ItemState } from '#domain/import/imports/import-item.ts';
import { read, readEach, type Statement } from '#functions/db/database.ts';
import { fieldsOf, jsonElement, jsonFieldsOf } from '#functions/db/json.ts';
import { importItems, imports } from '#functions/db/schema/site/recipe/imports.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import {
  firstRow,
  nullable,
  number,
  type RowOf,
  rows,
  selection,
  text,
} from '#functions/db/selection.ts';
import { assigned, selected } from '#functions/db/writing.ts';
import { countOf } from '../reads.ts';
import { expecting } from '../expecting.ts';
import { isKept } from '../recipe/recipe-content.ts';
import { inList, type SiteScope } from '../scope.ts';

const importsListed = 30;

const inState = (state: ItemState): SQL => sql`${importItems.state} = ${state}`;
const hasNotes = sql`${importItems.notes} <> '[]'`;
const hasWritten = sql`EXISTS (SELECT 1 FROM json_each(${importItems.notes}) AS note
  WHERE note.value ->> 'kind' = 'written')`;
const isNoted = sql`${importItems.state} = 'made' AND ${hasNotes}`;

/** Of a draft that was made and never published. */
const isUnpublished = sql`${importItems.state} = 'made' AND EXISTS (SELECT 1 FROM ${recipes}
  WHERE ${recipes.id} = ${importItems.recipeId} AND ${recipes.publishedAt} IS NULL AND ${isKept})`;
const wasPublic = sql`${importItems.formerlyPublishedAt} IS NOT NULL`;
const countWhere = (condition: SQL) =>
  number(sql`(SELECT count(*) FROM ${importItems}
    WHERE ${importItems.importId} = ${imports.id} AND ${condition})`);

const storedImport = selection({
  id: imports.id,
  name: imports.name,
  createdAt: imports.createdAt,
  finishedAt: imports.finishedAt,
  undoneAt: imports.undoneAt,
  made: countWhere(inState('made')),
  repeated: countWhere(inState('repeated')),
  unread: countWhere(inState('unread')),
  page: countWhere(inState('page')),
  collected: countWhere(inState('collected')),
  undone: countWhere(inState('undone')),
  noted: countWhere(isNoted),
  unpublished: countWhere(isUnpublished),
  formerlyPublished: countWhere(sql`${isUnpublished} AND ${wasPublic}`),
});
export type StoredImport = RowOf<typeof storedImport>;

const importState = selection({
  undoneAt: imports.undoneAt,
  items: countWhere(sql`true`),
});

const listedItem = selection({
  key: importItems.key,
  title: importItems.title,
  state: importItems.state,
  recipeId: importItems.recipeId,
  notes: importItems.notes,
});
export type StoredItem = RowOf<typeof listedItem>;

const itemContent = selection({ key: importItems.key, content: importItems.content });
const outcome = selection({
  key: importItems.key,
  state: importItems.state,
  recipeId: importItems.recipeId,
  collectionId: nullable(text(sql`${importItems.content} ->> 'collectionId'`)),
});
const listedDraft = selection({
  key: importItems.key,
  no: importItems.no,
  recipeId: importItems.recipeId,
  notes: importItems.notes,
});
const titledItem = selection({ title: importItems.title, recipeId: importItems.recipeId });
const madeItem = selection({ key: importItems.key, recipeId: importItems.recipeId });

const collectedItem = selection({
  key: importItems.key,
  collectionId: text(sql`${importItems.content} ->> 'collectionId'`),
});

const unpublishedItem = selection({
  recipeId: recipes.id,
  publishedAt: importItems.formerlyPublishedAt,
});

export type NewItem = StoredItem & {
  content: ImportedContent | null;
  formerlyPublishedAt: number | null;
};
type Unpublished = { which: 'all' | 'formerly-published'; limit: number };

type ItemPage = { show: ItemState | 'noted'; limit: number; offset: number };

const listed = jsonElement('listed');
const fieldOf = fieldsOf<NewItem>(sql`${listed.value}`);
const jsonOf = jsonFieldsOf<NewItem>(sql`${listed.value}`);

type MadeItem = { key: string; recipeId: RecipeId };
const fieldOfMade = fieldsOf<MadeItem>(sql`${listed.value}`);

export const importRepository = (scope: SiteScope) => ({
  ...importReads(scope),
  ...importItemReads(scope),
  ...importEndReads(scope),
  ...importWrites(scope),
  ...importItemWrites(scope),
});

const isOfSite = ({ siteId }: SiteScope, id: Id): SQL =>
  sql`${imports.id} = ${id} AND +${imports.siteId} = ${siteId}`;

const isOfImport = (scope: SiteScope, id: Id): SQL =>
  sql`${importItems.importId} = (SELECT ${imports.id} FROM ${imports} WHERE ${isOfSite(scope, id)})`;

const itemsOf =
  (scope: SiteScope) =>
  (id: Id): SQL =>
    sql`FROM ${importItems} WHERE ${isOfImport(scope, id)}`;

function importReads(scope: SiteScope) {
  const { db, siteId } = scope;
  return {
    /** With how many of its items came to which end. */
    find: (id: Id): Promise<StoredImport | null> => {
      const query = sql`SELECT ${storedImport} FROM ${imports} WHERE ${isOfSite(scope, id)}`;
      return read(db, firstRow(storedImport, query));
    },
    /** Drafts that no visitor has seen, with when those of the other site could first. */
    listUnpublished: (id: Id, { which, limit }: Unpublished) => {
      const chosen = which === 'all' ? sql`true` : wasPublic;
      const query = sql`SELECT ${unpublishedItem} FROM ${importItems}
        JOIN ${recipes} ON ${recipes.id} = ${importItems.recipeId}
        WHERE ${isOfImport(scope, id)} AND ${isUnpublished} AND ${chosen}
        ORDER BY ${importItems.no} LIMIT ${limit}`;
      return read(db, rows(unpublishedItem, query));
    },
    /** How many items came and whether it was taken back. */
    findState: (id: Id) => {
      const query = sql`SELECT ${importState} FROM ${imports} WHERE ${isOfSite(scope, id)}`;
      return read(db, firstRow(importState, query));
    },
    /** The newest first. */
    list: (): Promise<StoredImport[]> => {
      const query = sql`SELECT ${storedImport} FROM ${imports} WHERE ${imports.siteId} = ${siteId}
        ORDER BY ${imports.createdAt} DESC, ${imports.id} LIMIT ${importsListed}`;
      return read(db, rows(storedImport, query));
    },
  };
}

function importItemReads(scope: SiteScope) {
  const { db } = scope;
  const ofImport = itemsOf(scope);
  return {
    /** What came of each. */
    listOutcomes: (id: Id) => {
      const query = sql`SELECT ${outcome} ${ofImport(id)}`;
      return read(db, rows(outcome, query));
    },
    listByKeys: (id: Id, keys: readonly string[]): Promise<StoredItem[]> => {
      const query = sql`SELECT ${listedItem} ${ofImport(id)}
        AND ${importItems.key} ${inList(keys)}`;
      return read(db, rows(listedItem, query));
    },
    /** What the drafts are to be made of that wait for the cook's word. */
    listWaiting: (id: Id, keys: readonly string[]) => {
      const query = sql`SELECT ${itemContent} ${ofImport(id)}
        AND ${importItems.key} ${inList(keys)} AND ${inState('repeated')}`;
      return read(db, rows(itemContent, query));
    },
    listMade: (id: Id, limit: number) => {
      const query = sql`SELECT ${madeItem} ${ofImport(id)} AND ${inState('made')}
        ORDER BY ${importItems.no} LIMIT ${limit}`;
      return read(db, rows(madeItem, query));
    },
    /** The collections that came of it. */
    listCollected: (id: Id, limit: number) => {
      const query = sql`SELECT ${collectedItem} ${ofImport(id)} AND ${inState('collected')}
        ORDER BY ${importItems.no} LIMIT ${limit}`;
      return read(db, rows(collectedItem, query));
    },
    /** In the order in which they came; of pages first those that something was written on. */
    listItems: async (id: Id, { show, limit, offset }: ItemPage) => {
      const filter = show === 'noted' ? isNoted : inState(show);
      const first = show === 'page' ? sql`${hasWritten} DESC,` : sql``;
      const [items, total] = await readEach(
        db,
        rows(
          listedItem,
          sql`SELECT ${listedItem} ${ofImport(id)} AND ${filter}
            ORDER BY ${first} ${importItems.no}, ${importItems.key} LIMIT ${limit} OFFSET ${offset}`,
        ),
        countOf(sql`${importItems} WHERE ${isOfImport(scope, id)} AND ${filter}`),
      );
      return { items, total };
    },
  };
}

/** What is looked for once all came. */
function importEndReads(scope: SiteScope) {
  const { db } = scope;
  const ofImport = itemsOf(scope);
  return {
    /** What came of the files that is no draft. */
    listPlaced: (id: Id) => {
      const query = sql`SELECT ${itemContent} ${ofImport(id)} AND ${inState('page')}`;
      return read(db, rows(itemContent, query));
    },
    /** In the order in which they came, from a number on. */
    listDrafts: (id: Id, { from, limit }: { from: number; limit: number }) => {
      const query = sql`SELECT ${listedDraft} ${ofImport(id)} AND ${inState('made')}
        AND ${importItems.no} >= ${from} ORDER BY ${importItems.no}, ${importItems.key} LIMIT ${limit}`;
      return read(db, rows(listedDraft, query));
    },
    /** Drafts, and recipes that were repeated, of these titles; the first of each first. */
    listTitled: (id: Id, titles: readonly string[]) => {
      const query = sql`SELECT ${titledItem} ${ofImport(id)}
        AND ${importItems.title} COLLATE NOCASE ${inList(titles)}
        AND (${inState('made')} OR ${inState('repeated')}) ORDER BY ${importItems.no}`;
      return read(db, rows(titledItem, query));
    },
  };
}

function importWrites(scope: SiteScope) {
  const { db, siteId } = scope;
  const note = (values: Parameters<typeof assigned<typeof imports>>[1], id: Id): SQL =>
    sql`UPDATE ${imports} SET ${assigned(imports, values)} WHERE ${isOfSite(scope, id)}`;
  return {
    /** Nothing where the id is there already, on whichever site. */
    start: (started: { id: Id; name: string; startedBy: UserId }, now: number): Statement =>
      db
        .insert(imports)
        .values({ ...started, siteId, createdAt: now })
        .onConflictDoNothing(),
    /** Fails its batch where the import was taken back meanwhile. */
    expectOpen: (id: Id): Statement =>
      expecting(
        scope,
        sql`EXISTS (SELECT 1 FROM ${imports} WHERE ${isOfSite(scope, id)} AND ${imports.undoneAt} IS NULL)`,
      ),
    /** All of the files was read. */
    finish: (id: Id, now: number): Statement =>
      sql`${note({ finishedAt: now }, id)} AND ${imports.finishedAt} IS NULL`,
    /** Notes that it was taken back, once nothing of it is left. */
    end: (id: Id, now: number): Statement =>
      sql`${note({ undoneAt: now }, id)} AND ${imports.undoneAt} IS NULL
        AND NOT EXISTS (SELECT 1 FROM ${importItems}
          WHERE ${importItems.importId} = ${id} AND ${importItems.state} IN ('made', 'collected', 'page'))`,
  };
}

function importItemWrites(scope: SiteScope) {
  const update = (values: Parameters<typeof assigned<typeof importItems>>[1]): SQL =>
    sql`UPDATE ${importItems} SET ${assigned(importItems, values)}`;
  return {
    add: (id: Id, items: readonly NewItem[]): Statement => {
      const before = sql`(SELECT count(*) FROM ${importItems} WHERE ${importItems.importId} = ${id})`;
      return sql`INSERT INTO ${selected(importItems, {
        importId: id,
        key: fieldOf('key'),
        no: sql`${before} + ${listed.key}`,
        title: fieldOf('title'),
        state: fieldOf('state'),
        recipeId: fieldOf('recipeId'),
        formerlyPublishedAt: fieldOf('formerlyPublishedAt'),
        content: jsonOf('content'),
        notes: jsonOf('notes'),
      })} FROM json_each(${JSON.stringify(items)}) ${listed}`;
    },
    /** What waited has become drafts. */
    make: (id: Id, made: readonly MadeItem[]): Statement =>
      sql`${update({ state: 'made', content: null, recipeId: fieldOfMade('recipeId') })}
        FROM json_each(${JSON.stringify(made)}) ${listed}
        WHERE ${isOfImport(scope, id)} AND ${importItems.key} = ${fieldOfMade('key')}
          AND ${importItems.state} = 'repeated'`,
    /** Other notes for some of them. */
    note: (id: Id, noted: readonly Pick<NewItem, 'key' | 'notes'>[]): Statement =>
      sql`${update({ notes: jsonOf('notes') })}
        FROM json_each(${JSON.stringify(noted)}) ${listed}
        WHERE ${isOfImport(scope, id)} AND ${importItems.key} = ${fieldOf('key')}`,
    undo: (id: Id, keys: readonly string[]): Statement =>
      sql`${update({ state: 'undone' })}
        WHERE ${isOfImport(scope, id)} AND ${importItems.key} ${inList(keys)}`,
  };
}
