/** Headings with their paragraphs, with the site's names filled in and links as `[words](/path)`. */
export type LegalText = { heading: string; sections: { title: string; paragraphs: string[] }[] };
export type LegalNames = { site: string; origin: string; email: string };
