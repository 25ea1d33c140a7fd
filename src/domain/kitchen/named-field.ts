const begin = '#field-';

/** The address of a field on a screen, as on the screen it is called. */
export const fieldAddress = (screen: string, field: string): string => `${screen}${begin}${field}`;

/** The field that the end of an address names. */
export const namedField = (hash: string): string | null =>
  hash.startsWith(begin) ? hash.slice(begin.length) : null;
