import { type MediaFilter, mediaFilters } from './media-filters.ts';

/** What the contact sheet shows; its address says it. */
export type MediaView = { filter: MediaFilter; text: string };

export const wholeLibrary: MediaView = { filter: 'all', text: '' };

export function readMediaView(parameters: URLSearchParams): MediaView {
  const filter = parameters.get('filter');
  return {
    filter: mediaFilters.find((each) => each === filter) ?? wholeLibrary.filter,
    text: parameters.get('search') ?? '',
  };
}

/** The query of the view's address; empty for the whole library. */
export function mediaViewQuery({ filter, text }: MediaView): string {
  const parameters = new URLSearchParams();
  if (text !== '') parameters.set('search', text);
  if (filter !== wholeLibrary.filter) parameters.set('filter', filter);
  return parameters.toString();
}
