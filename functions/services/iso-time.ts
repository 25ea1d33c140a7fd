/** Times travel as ISO 8601 in UTC and are kept as milliseconds. */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const optionalIsoTime = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : isoTime(milliseconds);
