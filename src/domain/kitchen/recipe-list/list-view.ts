import { canonicalLanguage } from '../../text/language.ts';
import { type RecipeState, recipeStates } from './recipe-row.ts';

export const recipeOrders = [
  'updated',
  'published',
  'scheduled',
  'title',
  'state',
  'missing',
  'saved',
  'comments',
] as const;
export type RecipeOrder = (typeof recipeOrders)[number];

/** What the list shows and in which order; its address says it, so a view can be kept and sent. */
export type ListView = {
  text: string;
  /** Null for every state. */
  state: RecipeState | null;
  isPremium: boolean;
  isIncomplete: boolean;
  /** What readers see without a picture. */
  isUnpictured: boolean;
  /** Ids of terms that a recipe has all of. */
  terms: readonly string[];
  /** Ids of collections that a recipe is in all of. */
  collections: readonly string[];
  /** A BCP 47 tag; null for every language. */
  language: string | null;
  order: RecipeOrder;
};

export const wholeList: ListView = {
  text: '',
  state: null,
  isPremium: false,
  isIncomplete: false,
  isUnpictured: false,
  terms: [],
  collections: [],
  language: null,
  order: 'updated',
};

export function readListView(parameters: URLSearchParams): ListView {
  return {
    text: parameters.get('search') ?? '',
    state: oneOf(recipeStates, parameters.get('state')),
    isPremium: parameters.has('premium'),
    isIncomplete: parameters.has('incomplete'),
    isUnpictured: parameters.has('unpictured'),
    terms: idsOf(parameters.get('terms')),
    collections: idsOf(parameters.get('collections')),
    language: canonicalLanguage(parameters.get('language') ?? ''),
    order: oneOf(recipeOrders, parameters.get('order')) ?? wholeList.order,
  };
}

/** The query of the view's address, without what is as in the whole list; empty for that. */
export function listViewQuery(view: ListView): string {
  const parameters = new URLSearchParams();
  if (view.text !== '') parameters.set('search', view.text);
  if (view.state !== null) parameters.set('state', view.state);
  if (view.isPremium) parameters.set('premium', '');
  if (view.isIncomplete) parameters.set('incomplete', '');
  if (view.isUnpictured) parameters.set('unpictured', '');
  if (view.terms.length > 0) parameters.set('terms', view.terms.join(','));
  if (view.collections.length > 0) parameters.set('collections', view.collections.join(','));
  if (view.language !== null) parameters.set('language', view.language);
  if (view.order !== wholeList.order) parameters.set('order', view.order);
  return parameters.toString();
}

/** Whether nothing is filtered; the order hides no recipe. */
export const isWholeList = (view: ListView): boolean =>
  listViewQuery({ ...view, order: wholeList.order }) === '';

/** Puts an id into a list of them, or takes it out. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

const idsOf = (text: string | null): string[] => [...new Set(text?.split(',').filter(Boolean))];

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? null;
