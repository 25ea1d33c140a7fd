/** Words around a time that a cook chooses. */
export const clockMessages = {
  now: 'Now',
  later: 'At a time',
  day: 'Day',
  time: 'Time',
  place: (place: string) => `as clocks in ${place} show it`,
  past: 'This time has passed.',
  unreadable: 'Choose a day and a time.',
};
