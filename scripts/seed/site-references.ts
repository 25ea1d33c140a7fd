import { termKinds, type TermKind } from '#domain/recipe/recipe.ts';
import type { Picture } from '../demo/illustrations/picture.ts';
import type { SiteCatalogue } from '../manage-api/site-catalogue.ts';

/** Ids by the names of demo content; each throws for an unknown name. */
export type SiteReferences = {
  siteId: string;
  unit: (slug: string) => string;
  ingredient: (title: string) => string;
  equipment: (title: string) => string;
  term: (kind: TermKind, slug: string) => string;
  image: (picture: Picture) => string;
};

/** The same words in the same format are the same picture. */
export const pictureName = ({ alt, format }: Picture): string => `${format}: ${alt}`;

export function siteReferences(
  siteId: string,
  { units, ingredients, equipment, terms }: SiteCatalogue,
  imageIds: ReadonlyMap<string, string>,
): SiteReferences {
  const unit = finder(
    'unit',
    idsBy(units, ({ slug }) => slug),
  );
  const ingredient = finder(
    'ingredient',
    idsBy(ingredients, ({ title }) => title),
  );
  const tool = finder(
    'equipment',
    idsBy(equipment, ({ title }) => title),
  );
  const image = finder('picture', imageIds);
  const byKind = termKinds.map((kind) => {
    const ofKind = terms.filter((term) => term.kind === kind);
    return [
      kind,
      finder(
        kind,
        idsBy(ofKind, ({ slug }) => slug),
      ),
    ] as const;
  });
  const term = new Map(byKind);
  return {
    siteId,
    unit,
    ingredient,
    equipment: tool,
    term: (kind, slug) => term.get(kind)?.(slug) ?? '',
    image: (picture) => image(pictureName(picture)),
  };
}

function idsBy<Entry extends { id: string }>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): Map<string, string> {
  return new Map(entries.map((entry) => [nameOf(entry), entry.id]));
}

function finder(what: string, ids: ReadonlyMap<string, string>): (name: string) => string {
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The site has no ${what} "${name}".`);
    return id;
  };
}
