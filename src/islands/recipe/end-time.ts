const dayMs = 24 * 60 * 60 * 1000;

/** The hour on the visitor's own clock; with the day where it is not today's next round. */
export function endTime(endsAt: number, now: number): string {
  const isFar = endsAt - now >= dayMs;
  return new Intl.DateTimeFormat(undefined, {
    hour: 'numeric',
    minute: '2-digit',
    ...(isFar && { weekday: 'short' }),
  }).format(endsAt);
}
