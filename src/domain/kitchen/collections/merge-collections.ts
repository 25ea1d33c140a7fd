import type { Id } from '../../ids.ts';
import { bothTexts } from '../../recipe/merge/both-sides.ts';
import { mergeOrders } from '../../recipe/merge/merge-orders.ts';
import { isSameData } from '../../same-data.ts';
import { type Conflicts, resolvedBy, withFieldsOf } from '../draft/merge-fields.ts';
import { isStoredAlike } from '../draft/same-content.ts';
import type { CollectionContent } from './collection-content.ts';

/** What is decided about as one. */
const partNames = ['title', 'slug', 'description', 'cover', 'film'] as const;
export type CollectionPart = (typeof partNames)[number];

const parts: Record<CollectionPart, readonly (keyof CollectionContent)[]> = {
  title: ['title'],
  slug: ['slug'],
  description: ['description'],
  cover: ['imageId', 'imageCrop'],
  film: ['videoId', 'youtubeVideoId'],
};

export type MergedCollection = {
  /** What only one side changed is taken; of what both did, mine. */
  content: CollectionContent;
  conflicts: CollectionPart[];
};

/**
 * What two people or two tabs made of one collection. Recipes that either added or took away are
 * added and taken away; where both moved them, mine is the order.
 */
export function mergeCollections(
  base: CollectionContent,
  mine: CollectionContent,
  theirs: CollectionContent,
): MergedCollection {
  const changedBy = (side: CollectionContent, part: CollectionPart) =>
    !isSamePart(part, side, base);
  const taken = partNames.filter((part) => changedBy(theirs, part) && !changedBy(mine, part));
  const conflicts = partNames.filter(
    (part) => changedBy(theirs, part) && changedBy(mine, part) && !isSamePart(part, mine, theirs),
  );
  const recipeIds = mergedIds(base.recipeIds, mine.recipeIds, theirs.recipeIds);
  return { content: { ...withParts(mine, theirs, taken), recipeIds }, conflicts };
}

type Sides = { mine: CollectionContent; theirs: CollectionContent };

/** A merged collection with what somebody chose of each conflict; mine where they chose nothing. */
export const withChosenParts = (
  content: CollectionContent,
  sides: Sides,
  conflicts: Conflicts<CollectionPart>,
): CollectionContent =>
  resolvedBy(content, conflicts, {
    theirs: (made, chosen) => withParts(made, sides.theirs, chosen),
    both: (made, part) => withBothOf(made, sides, part),
  });

/** A collection with a text of both; null of what is no text. */
export function withBothOf(
  content: CollectionContent,
  { mine, theirs }: Sides,
  part: CollectionPart,
): CollectionContent | null {
  const [name, ...more] = parts[part];
  if (name === undefined || more.length > 0) return null;
  const both = bothTexts(mine[name], theirs[name]);
  return both && { ...content, [name]: both };
}

/** A collection with some parts of another. */
const withParts = (
  content: CollectionContent,
  other: CollectionContent,
  chosen: readonly CollectionPart[],
): CollectionContent =>
  withFieldsOf(
    content,
    other,
    chosen.flatMap((part) => parts[part]),
  );

const isSamePart = (
  part: CollectionPart,
  one: CollectionContent,
  other: CollectionContent,
): boolean =>
  parts[part].every((name) => isSameData(one[name] ?? null, other[name] ?? null, isStoredAlike));

/** Recipes that both kept or that either added. */
function mergedIds(base: readonly Id[], mine: readonly Id[], theirs: readonly Id[]): Id[] {
  const known = new Set(base);
  const isKept = (id: Id) => !known.has(id) || (mine.includes(id) && theirs.includes(id));
  const kept = new Set([...mine, ...theirs].filter(isKept));
  return mergeOrders({ base, mine, theirs }, kept).order;
}
