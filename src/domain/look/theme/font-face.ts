/** A file of a typeface, and what of it stands there. */
export type FontFace = {
  href: string;
  range: 'everyday' | 'other-latin' | 'latin' | 'latin-ext';
  style: 'normal' | 'italic';
  /** A weight, or the range of a variable font. */
  weight: string;
};
