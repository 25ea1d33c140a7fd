import { isSameData } from '../../same-data.ts';
import type { CollectionId, RecipeId, TermId } from '../../ids.ts';
import type { PrivacySetting, RecipeContent, TermKind } from '../recipe.ts';
import { termFieldOf } from '../recipe-terms.ts';

/** As many recipes as a collection can have. */
export const collectionRecipesMax = 100;

/** What is done to many recipes at once. */
export type RecipeAction =
  | { action: 'publish' | 'unpublish' | 'delete' | 'restore' }
  | { action: 'set-privacy'; privacySetting: PrivacySetting }
  | { action: 'add-term' | 'remove-term'; termId: TermId }
  | { action: 'add-to-collection' | 'remove-from-collection'; collectionId: CollectionId };

/** The field of a recipe that an action changes; what an undo compares and writes. */
export type ActionField =
  | { kind: 'publication' | 'deletion' | 'privacy' }
  /** `mergedIds` name the term too, since they were merged into it. */
  | { kind: 'term'; termId: TermId; termKind: TermKind; mergedIds?: TermId[] }
  | { kind: 'collection'; collectionId: CollectionId };

/** Whether two actions are about the same; what was merged into a term since is no other field. */
export const isSameField = (one: ActionField, other: ActionField): boolean =>
  isSameData({ ...one, mergedIds: undefined }, { ...other, mergedIds: undefined });

type Publication = { version: number; publishedAt: number; slug: string };

/** Of a field that both copies have, the published one is null of a draft. */
export type FieldState =
  | { kind: 'publication'; shown: Publication | null }
  | { kind: 'deletion'; isDeleted: boolean }
  | { kind: 'privacy'; working: PrivacySetting; published: PrivacySetting | null }
  | { kind: 'term'; working: boolean; published: boolean | null }
  | { kind: 'collection'; position: number | null };

/** What is known of a recipe before an action. */
export type RecipeState = {
  id: RecipeId;
  slug: string;
  version: number;
  deletedAt: number | null;
  publishedVersion: number | null;
  publishedAt: number | null;
  publishedSlug: string | null;
  privacy: { working: PrivacySetting; published: PrivacySetting | null };
  /** Of the kind that the field names; empty without one. */
  termIds: { working: TermId[]; published: TermId[] | null };
  /** In the collection that the field names. */
  position: number | null;
};

/** Where both copies keep the field. */
export function contentFieldOf(field: ActionField): keyof RecipeContent | null {
  if (field.kind === 'privacy') return 'privacySetting';
  return field.kind === 'term' ? termFieldOf[field.termKind] : null;
}

export function stateOf(field: ActionField, recipe: RecipeState): FieldState {
  switch (field.kind) {
    case 'publication': {
      return { kind: field.kind, shown: publicationOf(recipe) };
    }
    case 'deletion': {
      return { kind: field.kind, isDeleted: recipe.deletedAt !== null };
    }
    case 'privacy': {
      return { kind: field.kind, ...recipe.privacy };
    }
    case 'term': {
      const { working, published } = recipe.termIds;
      const has = (ids: TermId[]) => ids.some((id) => isNamedBy(field, id));
      return { kind: field.kind, working: has(working), published: published && has(published) };
    }
    case 'collection': {
      break;
    }
  }
  return { kind: field.kind, position: recipe.position };
}

/** Whether an id names the term of an action. */
export const isNamedBy = (field: ActionField, id: TermId): boolean =>
  field.kind === 'term' && (field.termId === id || (field.mergedIds ?? []).includes(id));

function publicationOf({ publishedVersion, publishedAt, publishedSlug }: RecipeState) {
  if (publishedVersion === null || publishedAt === null || publishedSlug === null) return null;
  return { version: publishedVersion, publishedAt, slug: publishedSlug };
}

/** What an action wants its field to be; `last` is behind all others of the collection. */
export function wantedBy(
  action: RecipeAction,
  recipe: RecipeState,
  { now, last }: { now: number; last: number },
): FieldState {
  const isPublished = recipe.publishedVersion !== null;
  switch (action.action) {
    case 'publish': {
      const { version, slug } = recipe;
      return {
        kind: 'publication',
        shown: { version, publishedAt: recipe.publishedAt ?? now, slug },
      };
    }
    case 'unpublish': {
      return { kind: 'publication', shown: null };
    }
    case 'delete':
    case 'restore': {
      return { kind: 'deletion', isDeleted: action.action === 'delete' };
    }
    case 'set-privacy': {
      const { privacySetting } = action;
      return {
        kind: 'privacy',
        working: privacySetting,
        published: isPublished ? privacySetting : null,
      };
    }
    case 'add-term':
    case 'remove-term': {
      const has = action.action === 'add-term';
      return { kind: 'term', working: has, published: isPublished ? has : null };
    }
    case 'add-to-collection': {
      return { kind: 'collection', position: recipe.position ?? last };
    }
    case 'remove-from-collection': {
      break;
    }
  }
  return { kind: 'collection', position: null };
}

/** In a collection it counts whether a recipe is there: places change with those of others. */
export function isSameState(one: FieldState, other: FieldState): boolean {
  if (one.kind === 'collection' && other.kind === 'collection') {
    return (one.position === null) === (other.position === null);
  }
  return JSON.stringify(one) === JSON.stringify(other);
}
