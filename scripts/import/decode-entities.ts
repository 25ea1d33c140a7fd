import { decodeHTML } from 'entities';

/** Text of other sites, whose entities may have been escaped once more: "&amp;frac12;" is "½". */
export const decodeEntities = (text: string): string => decodeHTML(decodeHTML(text));
