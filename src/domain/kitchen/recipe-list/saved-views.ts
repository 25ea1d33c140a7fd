import { cutText } from '../../text/cut-text.ts';
import { isRecord } from '../../is-record.ts';
import { parsedJson } from '../../parsed-json.ts';
import { type ListView, listViewQuery, readListView } from './list-view.ts';

/** A view of the list under a name of the cook's. */
export type SavedView = {
  id: string;
  name: string;
  /** The query of its address. */
  query: string;
};

export const viewNameMax = 60;
const mostKept = 30;

export const hasRoom = (views: readonly SavedView[]): boolean => views.length < mostKept;

export const viewOf = ({ query }: SavedView): ListView => readListView(new URLSearchParams(query));

/** The saved view that the list shows just now. */
export function shownView(views: readonly SavedView[], view: ListView): SavedView | null {
  const query = listViewQuery(view);
  return views.find((each) => listViewQuery(viewOf(each)) === query) ?? null;
}

/** A name in one line, as it is kept; empty where there is nothing to see. */
export const viewName = (typed: string): string =>
  cutText(typed.replaceAll(/\s+/g, ' ').trim(), viewNameMax).trim();

/** Puts a view where it was, under its name; a new one comes last. */
export function withView(views: readonly SavedView[], view: SavedView, place?: number) {
  const at = views.findIndex(({ id }) => id === view.id);
  if (at !== -1) return views.with(at, view);
  return views.toSpliced(place ?? views.length, 0, view);
}

export const withoutView = (views: readonly SavedView[], id: string): SavedView[] =>
  views.filter((each) => each.id !== id);

/** From a browser's storage, where anything may stand. */
export function readViews(text: string | null): SavedView[] {
  const found = parsedJson(text);
  if (!Array.isArray(found)) return [];
  return found.filter(isView).slice(0, mostKept);
}

const isView = (each: unknown): each is SavedView =>
  isRecord(each) &&
  typeof each['id'] === 'string' &&
  typeof each['name'] === 'string' &&
  viewName(each['name']) !== '' &&
  typeof each['query'] === 'string';
