/** Headings with their paragraphs, with the site's names filled in and links as `[words](/path)`. */
export type LegalText = { heading: string; sections: { title: string; paragraphs: string[] }[] };
/** Where the people behind a site can be written to. */
export const byPost = (address: string | null): string[] =>
  address === null ? [] : [`By post: ${address}`];

export type LegalNames = {
  site: string;
  origin: string;
  email: string;
  /** In one line; null where none is told. */
  postalAddress: string | null;
};
