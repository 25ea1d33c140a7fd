import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import { type FilterKind, filterKinds, perFilter } from '#domain/search/filters.ts';
import { mapped, type Read, read, together } from '#functions/db/database.ts';
import { searchTerms } from '#functions/db/schema/site/search.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { terms } from '#functions/db/schema/site/recipe/terms.ts';
import { firstRow, json, nullable, number, selection, text } from '#functions/db/selection.ts';
import { type BadgedCard, badgedCardsOf } from '../recipe/recipe-card.ts';
import type { SiteScope } from '../scope.ts';
import type { Term } from '../site/term.ts';
import {
  foundRecipes,
  isEverything,
  pageQuery,
  type Search,
  type SearchedSite,
  siteIdOf,
  type Wanted,
} from './search-page.ts';
import { type Doubt, type Neighbours, neighboursQuery } from './search-spelling.ts';

/** How many of the recipes have each term, by its id; found with the filter of `kind` left out. */
export type Facet = { kind: FilterKind | null; counts: Map<string, number> };

export type NumberedTerm = Term & { number: number };

export type Found = {
  recipes: BadgedCard[];
  total: number;
  facets: Facet[];
  terms: NumberedTerm[];
  /** Of the words in doubt; null where the text finds something, be it without the filter. */
  neighbours: Neighbours | null;
};

export type FoundRead = Read<Found>;

const zero = '0'.charCodeAt(0);

export const searchRepository = ({ db, siteId }: SiteScope) => ({
  find: (search: Search, known: NumberedTerm[] | null = null): Promise<Found> =>
    read(db, searchRead(eq(sites.id, siteId), { search, doubt: null, known })),
});

/** A search of a site of which no more is known than its slug. */
export const firstSearch = (siteSlug: string, search: Search, doubt: Doubt | null): FoundRead =>
  searchRead(eq(sites.slug, siteSlug), { search, doubt, known: null });

type Asked = {
  search: Search;
  /** What to look up where the text finds nothing. */
  doubt: Doubt | null;
  /** Terms that need not be read again. */
  known: NumberedTerm[] | null;
};

/** One page of what is wanted, and what else is to be known of all of it. */
function searchRead(site: SearchedSite, { search, doubt, known }: Asked): FoundRead {
  const chosen = filterKinds.filter((kind) => search.filter[kind].length > 0);
  const counted: { kind: FilterKind | null; wanted: Wanted }[] = [
    { kind: null, wanted: search },
    ...chosen.map((kind) => ({
      kind,
      wanted: { ...search, filter: { ...search.filter, [kind]: [] } },
    })),
  ];
  const parts = together(
    badgedCardsOf(pageQuery(site, search)),
    together<Counted[]>(
      ...counted.map(({ kind, wanted }) =>
        countOfFound(site, wanted, kind === null ? doubt : null),
      ),
    ),
    known ? { queries: [], from: () => known } : termsOf(site),
  );
  return mapped(parts, ([recipes, counts, allTerms]) => ({
    recipes,
    total: counts[0]?.total ?? 0,
    facets: counted.map(({ kind, wanted }, index) => ({
      kind,
      counts: isEverything(wanted)
        ? usualCounts(allTerms)
        : countTerms(allTerms, counts[index]?.numbers ?? ''),
    })),
    terms: allTerms,
    neighbours: counts[0]?.neighbours ?? null,
  }));
}

const numberedTerm = {
  id: terms.id,
  kind: terms.kind,
  slug: terms.slug,
  title: terms.title,
  recipeCount: terms.recipeCount,
  number: searchTerms.number,
} satisfies Record<keyof NumberedTerm, Column>;

/** One row of all terms is handed over faster than one of each. */
const termList = selection({
  list: json<NumberedTerm[]>(
    sql`json_group_array(json_object(${sql.join(
      Object.entries(numberedTerm).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
      sql`, `,
    )}))`,
  ),
});

const termsOf = (site: SearchedSite): Read<NumberedTerm[]> =>
  mapped(
    firstRow(
      termList,
      sql`SELECT ${termList} FROM ${terms} JOIN ${searchTerms} ON ${searchTerms.termId} = ${terms.id}
          WHERE ${terms.siteId} = ${siteIdOf(site)} AND ${terms.recipeCount} > 0`,
    ),
    (row) => row?.list ?? [],
  );

/** How many recipes are found, and the numbers of their terms in one text: faster than rows. */
type Counted = { total: number; numbers: string | null; neighbours: Neighbours | null };

const usualTotal = selection({ total: sites.recipeCount });

function countOfFound(site: SearchedSite, wanted: Wanted, doubt: Doubt | null): Read<Counted> {
  const none: Counted = { total: 0, numbers: null, neighbours: null };
  if (isEverything(wanted)) {
    const query = sql`SELECT ${usualTotal} FROM ${sites} WHERE ${site}`;
    return mapped(firstRow(usualTotal, query), (row) => ({ ...none, ...row }));
  }
  const counted = selection({
    total: number(sql`count(*)`),
    numbers: nullable(text(sql`group_concat(numbers, ' ')`)),
    neighbours: json<Neighbours | null>(
      doubt ? neighboursOfNothing(site, wanted, doubt) : sql`NULL`,
    ),
  });
  const query = sql`SELECT ${counted} FROM (${foundRecipes(site, wanted)})`;
  return mapped(firstRow(counted, query), (row) => row ?? none);
}

/** A word that is found without the filter is no typing error. */
const neighboursOfNothing = (site: SearchedSite, { readings }: Wanted, doubt: Doubt): SQL =>
  sql`CASE WHEN count(*) = 0
      AND NOT EXISTS (${foundRecipes(site, { readings, filter: perFilter(() => []) })})
    THEN ${neighboursQuery(doubt)} END`;

const usualCounts = (known: NumberedTerm[]) =>
  new Map(known.map(({ id, recipeCount }) => [id, recipeCount]));

function countTerms(known: NumberedTerm[], numbers: string): Map<string, number> {
  const lowest = Math.min(...known.map(({ number: each }) => each));
  const highest = Math.max(...known.map(({ number: each }) => each));
  const counts = new Uint32Array(Math.max(0, highest - lowest + 1));
  eachNumber(numbers, (found) => {
    counts[found - lowest] = (counts[found - lowest] ?? 0) + 1;
  });
  return new Map(known.map(({ id, number: own }) => [id, counts[own - lowest] ?? 0]));
}

/** Reads each character once: a search can find a hundred thousand numbers. None of them is 0. */
function eachNumber(list: string, take: (found: number) => void): void {
  let current = 0;
  for (let at = 0; at < list.length; at += 1) {
    const digit = list.charCodeAt(at) - zero;
    if (digit < 0 && current > 0) take(current);
    current = digit < 0 ? 0 : current * 10 + digit;
  }
  if (current > 0) take(current);
}
