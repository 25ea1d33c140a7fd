import type { ChangedKind } from '../publishing.ts';

/** What has no working copy and no versions, so that going back leaves it as it is. */
export const keptThings = ['collections', 'newsletters', 'library', 'pictures'] as const;
export type KeptThing = (typeof keptThings)[number];

const thingOf: Partial<Record<ChangedKind, KeptThing>> = {
  collections: 'collections',
  collection: 'collections',
  'collection-title': 'collections',
  newsletters: 'newsletters',
  newsletter: 'newsletters',
  term: 'library',
  ingredient: 'library',
  equipment: 'library',
  unit: 'library',
  measures: 'library',
  image: 'pictures',
  video: 'pictures',
};

/** Of what changed since a build, what going back to it does not bring back. */
export function notBroughtBack(changed: readonly ChangedKind[]): KeptThing[] {
  const things = new Set(changed.map((kind) => thingOf[kind]));
  return keptThings.filter((thing) => things.has(thing));
}
