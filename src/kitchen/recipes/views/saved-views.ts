import type { ReadableAtom } from 'nanostores';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { type ListView, listViewQuery } from '#domain/kitchen/recipe-list/list-view.ts';
import {
  readViews,
  type SavedView,
  withoutView,
  withView,
} from '#domain/kitchen/recipe-list/saved-views.ts';
import { tellDone } from '../../shell/notices/page-history.ts';
import { keptHere } from '../kept-here.ts';

const views = keptHere('views', readViews);
export const $savedViews: ReadableAtom<readonly SavedView[]> = views.$value;
export const followViews = views.follow;

export function saveView(name: string, view: ListView): void {
  const saved = { id: crypto.randomUUID(), name, query: listViewQuery(view) };
  views.change((kept) => withView(kept, saved));
}

export function renameView(view: SavedView, name: string): void {
  views.change((kept) => withView(kept, { ...view, name }));
}

export function removeView(view: SavedView): void {
  const place = views.$value.get().findIndex(({ id }) => id === view.id);
  views.change((kept) => withoutView(kept, view.id));
  tellDone(texts.views.removed(view.name), () => {
    views.change((kept) => withView(kept, view, place));
    return Promise.resolve();
  });
}
