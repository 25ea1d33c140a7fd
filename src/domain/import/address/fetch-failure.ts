/** Why nothing came from an address of the web. `busy`: its server asks to come again later. */
export const fetchFailures = [
  'not_allowed',
  'unreachable',
  'too_slow',
  'too_large',
  'too_many_redirects',
  'not_there',
  'refused',
  'busy',
] as const;
export type FetchFailure = (typeof fetchFailures)[number];
