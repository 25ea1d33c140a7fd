const dayMs = 24 * 60 * 60 * 1000;

/** The time on the visitor's clock, with the weekday if it is a day or more away. */
export function endTime(endsAt: number, now: number): string {
  const isFar = endsAt - now >= dayMs;
  return new Intl.DateTimeFormat(undefined, {
    hour: 'numeric',
    minute: '2-digit',
    ...(isFar && { weekday: 'short' }),
  }).format(endsAt);
}
