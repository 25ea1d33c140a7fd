import { type SQL, sql } from 'drizzle-orm';
import { type FilterKind, filterKinds, perFilter } from '#domain/search/filters.ts';
import { type Read, readAll } from '#functions/db/database.ts';
import { cardsQuery, readCard, type RecipeCard } from '../recipe/recipe-card.ts';
import { column, jsonColumn, type Row, totalIn } from '../row.ts';
import type { SiteScope } from '../scope.ts';
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
import type { Term } from '../site/term.ts';

/** How many of the recipes have each term, by its id; found with the filter of `kind` left out. */
export type Facet = { kind: FilterKind | null; counts: Map<string, number> };

export type NumberedTerm = Term & { number: number };

export type Found = {
  recipes: RecipeCard[];
  total: number;
  facets: Facet[];
  terms: NumberedTerm[];
  /** Of the words in doubt; null where the text finds something, be it without the filter. */
  neighbours: Neighbours | null;
};

export type FoundRead = Read<Found>;

const zero = '0'.charCodeAt(0);

export const searchRepository = ({ db, siteId }: SiteScope) => ({
  find: async (search: Search, known: NumberedTerm[] | null = null): Promise<Found> => {
    const { queries, from } = searchRead(sql`sites.id = ${siteId}`, { search, doubt: null, known });
    return from(await readAll(db, queries));
  },
});

/** A search of a site of which no more is known than its slug. */
export const firstSearch = (siteSlug: string, search: Search, doubt: Doubt | null): FoundRead =>
  searchRead(sql`sites.slug = ${siteSlug}`, { search, doubt, known: null });

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
  const queries = [
    cardsQuery(pageQuery(site, search)),
    ...counted.map(({ kind, wanted }) => countQuery(site, wanted, kind === null ? doubt : null)),
    ...(known ? [] : [termsQuery(site)]),
  ];
  return {
    queries,
    from(answers) {
      const [cards = [], ...counts] = answers;
      const terms = known ?? readTerms(answers[queries.length - 1] ?? []);
      return {
        recipes: cards.map(readCard),
        total: totalIn(counts[0] ?? []),
        facets: counted.map(({ kind, wanted }, index) => ({
          kind,
          counts: isEverything(wanted)
            ? usualCounts(terms)
            : countTerms(terms, counts[index] ?? []),
        })),
        terms,
        neighbours: doubt && readNeighbours(counts[0] ?? []),
      };
    },
  };
}

/** One row of all terms is handed over faster than one of each. */
const termsQuery = (site: SearchedSite): SQL =>
  sql`SELECT json_group_array(json_object('id', terms.id, 'kind', kind, 'slug', slug,
        'title', title, 'recipeCount', recipe_count, 'number', number)) AS terms
      FROM terms JOIN search_terms ON term_id = terms.id
      WHERE site_id = ${siteIdOf(site)} AND recipe_count > 0`;

const readTerms = (rows: Row[]) => rows.flatMap((row) => jsonColumn<NumberedTerm[]>(row, 'terms'));

/** One text of all numbers is read faster than a row for each. */
function countQuery(site: SearchedSite, wanted: Wanted, doubt: Doubt | null): SQL {
  if (isEverything(wanted)) return sql`SELECT recipe_count AS total FROM sites WHERE ${site}`;
  return sql`SELECT count(*) AS total, group_concat(terms, ' ') AS numbers
      ${doubt ? sql`, ${neighboursOfNothing(site, wanted, doubt)} AS neighbours` : sql``}
    FROM (${foundRecipes(site, wanted)})`;
}

/** A word that is found without the filter is no typing error. */
const neighboursOfNothing = (site: SearchedSite, { readings }: Wanted, doubt: Doubt): SQL =>
  sql`CASE WHEN count(*) = 0
      AND NOT EXISTS (${foundRecipes(site, { readings, filter: perFilter(() => []) })})
    THEN ${neighboursQuery(doubt)} END`;

const readNeighbours = ([row]: Row[]) =>
  row ? jsonColumn<Neighbours | null>(row, 'neighbours') : null;

const usualCounts = (terms: NumberedTerm[]) =>
  new Map(terms.map(({ id, recipeCount }) => [id, recipeCount]));

function countTerms(terms: NumberedTerm[], [row]: Row[]): Map<string, number> {
  const lowest = Math.min(...terms.map(({ number }) => number));
  const highest = Math.max(...terms.map(({ number }) => number));
  const counts = new Uint32Array(Math.max(0, highest - lowest + 1));
  eachNumber((row && column<string | null>(row, 'numbers')) ?? '', (number) => {
    counts[number - lowest] = (counts[number - lowest] ?? 0) + 1;
  });
  return new Map(terms.map(({ id, number }) => [id, counts[number - lowest] ?? 0]));
}

/** Reads each character once: a search can find a hundred thousand numbers. None of them is 0. */
function eachNumber(list: string, take: (number: number) => void): void {
  let number = 0;
  for (let at = 0; at < list.length; at += 1) {
    const digit = list.charCodeAt(at) - zero;
    if (digit < 0 && number > 0) take(number);
    number = digit < 0 ? 0 : number * 10 + digit;
  }
  if (number > 0) take(number);
}
