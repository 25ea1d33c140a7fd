/** Why nothing came from an address of the web. */
export type FetchFailure =
  | 'not_allowed'
  | 'unreachable'
  | 'too_slow'
  | 'too_large'
  | 'too_many_redirects'
  | 'not_there'
  | 'refused';
