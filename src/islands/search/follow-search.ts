import { serialiseRecipeQuery } from '#domain/search/filters.ts';

export const searchAddress = (text: string) => `/recipes${serialiseRecipeQuery({ search: text })}`;

/** Goes to the page with all results. */
export function followSearch(text: string): void {
  if (text.trim() !== '') location.assign(searchAddress(text));
}
