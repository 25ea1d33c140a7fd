/** ISO 8601 in UTC; null where it is no date. */
export function writtenDate(value: unknown): string | null {
  const at = typeof value === 'string' || typeof value === 'number' ? new Date(value) : null;
  return at && Number.isFinite(at.getTime()) ? at.toISOString() : null;
}
