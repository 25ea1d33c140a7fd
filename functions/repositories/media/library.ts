import { and, type Column, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Id, SiteId } from '#domain/ids.ts';
import { read, readEach, type Statement } from '#functions/db/database.ts';
import { images, revisionMedia, videos } from '#functions/db/schema/site/media.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { firstRow, number, rows, selection, truth } from '#functions/db/selection.ts';
import { combined, exists } from '../reads.ts';
import { isKept } from '../recipe/recipe-content.ts';
import { inList, type SiteScope } from '../scope.ts';
import { imageColumns, type StoredImage, type Video, videoColumns } from './media.ts';
import { isMediaNamed, isMediaUsed, usesRead, type UseScope } from './media-uses.ts';

export type LibraryView = {
  filter: 'all' | 'unused' | 'undescribed' | 'films';
  /** Words of a name, a description or a recipe's title; none for everything. */
  words: string;
  limit: number;
  /** The last of the part before. */
  after: { createdAt: number; id: Id } | null;
  avatarId: Id | null;
};

type Used = { isUsed: boolean };
export type LibraryPart = { pictures: (StoredImage & Used)[]; films: (Video & Used)[] };

type Counted = Pick<LibraryView, 'words' | 'avatarId'>;

export const mediaLibraryRepository = (scope: SiteScope) => ({
  /** As many pictures and as many films as a part may have, newest first. */
  list: (view: LibraryView): Promise<LibraryPart> => listPart(scope, view),
  count: (counted: Counted) => countAll(scope, counted),
  findUses: (id: Id) => read(scope.db, usesRead(scope.siteId, id)),
  /** Which of the ids are pictures or films of the site that are not deleted. */
  listKinds: (ids: Id[]) => listKinds(scope, ids),
  /** Changes as many rows as nothing of the site shows. */
  deleteUnused: (id: Id, use: UseScope, now: number): Statement[] =>
    [images, videos].map((table) =>
      scope.db
        .update(table)
        .set({ deletedAt: now })
        .where(
          and(
            eq(table.siteId, scope.siteId),
            eq(table.id, id),
            isNull(table.deletedAt),
            sql`NOT ${isMediaUsed(table.id, use)}`,
          ),
        ),
    ),
  /** Whether anything of the site shows it, or any stored revision of a recipe names it. */
  isNamed: (id: Id, use: UseScope): Promise<boolean> =>
    read(
      scope.db,
      exists(sql`SELECT 1 FROM ${images} WHERE ${ofLibrary(scope, images)} AND ${images.id} = ${id}
        AND (${isMediaUsed(images.id, use)} OR ${isMediaNamed(images.id)})`),
    ),
  restore: (ids: Id[]): Statement[] => restoreStatements(scope, ids),
});

/** Films bring their posters along. */
function restoreStatements({ db, siteId }: SiteScope, ids: Id[]): Statement[] {
  const posters = sql`SELECT ${videos.posterImageId} FROM ${videos}
    WHERE +${videos.siteId} = ${siteId} AND ${videos.id} ${inList(ids)}`;
  return [
    db
      .update(images)
      .set({ deletedAt: null })
      .where(
        sql`+${images.siteId} = ${siteId} AND ${images.deletedAt} IS NOT NULL
          AND (${images.id} ${inList(ids)} OR ${images.id} IN (${posters}))`,
      ),
    db
      .update(videos)
      .set({ deletedAt: null })
      .where(
        sql`+${videos.siteId} = ${siteId} AND ${videos.deletedAt} IS NOT NULL
          AND ${videos.id} ${inList(ids)}`,
      ),
  ];
}

type Table = typeof images | typeof videos;

const ofLibrary = ({ siteId }: SiteScope, table: Table): SQL =>
  sql`${table.siteId} = ${siteId} AND ${table.deletedAt} IS NULL`;

/** A still of a film needs no description. */
const isUndescribed = (siteId: SiteId): SQL =>
  sql`(${images.alt} = '' AND ${images.id} NOT IN (SELECT ${videos.posterImageId} FROM ${videos}
    WHERE ${videos.siteId} = ${siteId} AND ${videos.posterImageId} IS NOT NULL))`;

const pictureFilters = (use: UseScope) => ({
  all: sql`true`,
  unused: sql`NOT ${isMediaUsed(images.id, use)}`,
  undescribed: isUndescribed(use.siteId),
  films: sql`false`,
});
const filmFilters = (use: UseScope) => ({
  all: sql`true`,
  unused: sql`NOT ${isMediaUsed(videos.id, use)}`,
  undescribed: sql`false`,
  films: sql`true`,
});

/** In the name, the description, or the title of a recipe that shows it. */
function hasWords({ siteId }: SiteScope, table: Table, words: string): SQL {
  if (words === '') return sql`true`;
  const isLike = (column: Column): SQL =>
    sql.join(
      patternsOf(words).map((pattern) => sql`${column} LIKE ${pattern} ESCAPE '\\'`),
      sql` OR `,
    );
  const described = table === images ? sql`OR ${isLike(images.alt)}` : sql``;
  return sql`(${isLike(table.name)} ${described} OR ${table.id} IN (
    SELECT ${revisionMedia.mediaId} FROM ${recipes}
    JOIN ${revisionMedia} ON ${revisionMedia.recipeId} = ${recipes.id}
    WHERE ${recipes.siteId} = ${siteId} AND ${isKept} AND (${isLike(recipes.title)})))`;
}

/** SQLite tells capitals from small letters outside of English ones. */
function patternsOf(words: string): string[] {
  const small = words.toLocaleLowerCase();
  const capital = small.charAt(0).toLocaleUpperCase() + small.slice(1);
  const escaped = [words, small, capital].map((each) =>
    each.replaceAll(/[\\%_]/g, String.raw`\$&`),
  );
  return [...new Set(escaped)].map((each) => `%${each}%`);
}

const isAfter = (table: Table, after: LibraryView['after']): SQL =>
  after === null
    ? sql`true`
    : sql`(${table.createdAt}, ${table.id}) < (${after.createdAt}, ${after.id})`;

function listPart(scope: SiteScope, view: LibraryView): Promise<LibraryPart> {
  const use = { siteId: scope.siteId, avatarId: view.avatarId };
  const picture = selection({ ...imageColumns, isUsed: truth(isMediaUsed(images.id, use)) });
  const film = selection({ ...videoColumns, isUsed: truth(isMediaUsed(videos.id, use)) });
  const part = (table: Table, filter: SQL): SQL => sql`FROM ${table}
    WHERE ${ofLibrary(scope, table)} AND ${filter} AND ${hasWords(scope, table, view.words)}
      AND ${isAfter(table, view.after)}
    ORDER BY ${table.createdAt} DESC, ${table.id} DESC LIMIT ${view.limit}`;
  return read(
    scope.db,
    combined<LibraryPart, LibraryPart>(
      {
        pictures: rows(
          picture,
          sql`SELECT ${picture} ${part(images, pictureFilters(use)[view.filter])}`,
        ),
        films: rows(film, sql`SELECT ${film} ${part(videos, filmFilters(use)[view.filter])}`),
      },
      (found) => found,
    ),
  );
}

const countOfPictures = (use: UseScope) =>
  selection({
    all: number(sql`count(*)`),
    unused: number(sql`coalesce(sum(NOT ${isMediaUsed(images.id, use)}), 0)`),
    undescribed: number(sql`coalesce(sum(${isUndescribed(use.siteId)}), 0)`),
  });
const countOfFilms = (use: UseScope) =>
  selection({
    all: number(sql`count(*)`),
    unused: number(sql`coalesce(sum(NOT ${isMediaUsed(videos.id, use)}), 0)`),
  });

/** How many each filter finds. */
async function countAll(scope: SiteScope, { words, avatarId }: Counted) {
  const use = { siteId: scope.siteId, avatarId };
  const pictures = countOfPictures(use);
  const films = countOfFilms(use);
  const from = (table: Table): SQL =>
    sql`FROM ${table} WHERE ${ofLibrary(scope, table)} AND ${hasWords(scope, table, words)}`;
  const [ofPictures, ofFilms] = await readEach(
    scope.db,
    firstRow(pictures, sql`SELECT ${pictures} ${from(images)}`),
    firstRow(films, sql`SELECT ${films} ${from(videos)}`),
  );
  return {
    all: (ofPictures?.all ?? 0) + (ofFilms?.all ?? 0),
    unused: (ofPictures?.unused ?? 0) + (ofFilms?.unused ?? 0),
    undescribed: ofPictures?.undescribed ?? 0,
    films: ofFilms?.all ?? 0,
  };
}

const named = selection({ id: images.id });
const namedFilm = selection({ id: videos.id });

async function listKinds(scope: SiteScope, ids: Id[]): Promise<Map<Id, 'picture' | 'film'>> {
  const isOne = (table: Table): SQL =>
    sql`+${table.siteId} = ${scope.siteId} AND ${table.deletedAt} IS NULL
      AND ${table.id} ${inList(ids)}`;
  const [pictures, films] = await readEach(
    scope.db,
    rows(named, sql`SELECT ${named} FROM ${images} WHERE ${isOne(images)}`),
    rows(namedFilm, sql`SELECT ${namedFilm} FROM ${videos} WHERE ${isOne(videos)}`),
  );
  return new Map([
    ...pictures.map(({ id }) => [id, 'picture'] as const),
    ...films.map(({ id }) => [id, 'film'] as const),
  ]);
}
