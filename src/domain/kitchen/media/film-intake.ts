export const FILM_TYPES = ['video/mp4', 'video/webm'] as const;
export type FilmType = (typeof FILM_TYPES)[number];

export const MAX_FILM_BYTES = 100 * 1024 * 1024;

/** The type of a film that can be taken; what a phone calls M4V is an MP4. */
export function filmTypeOf({ name, type }: { name: string; type: string }): FilmType | null {
  if (type === 'video/x-m4v' || (type === '' && /\.m(?:p4|4v)$/i.test(name))) return 'video/mp4';
  if (type === '' && /\.webm$/i.test(name)) return 'video/webm';
  return FILM_TYPES.find((each) => each === type) ?? null;
}
