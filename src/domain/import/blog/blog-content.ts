import type { RichText } from '../../text/rich-text.ts';
import { oneLine } from '../../text/one-line.ts';
import type { LinkedPicture } from '../pictures/web-pictures.ts';
import type { FormerList } from '../files/former-page.ts';
import type { ImportedComment } from '../imported-comment.ts';
import type { ReadRecipe } from '../read-recipe.ts';

/** `scheduled` was to be published at its date; nobody but its author sees a `private` one. */
export const blogPostStatuses = ['published', 'draft', 'scheduled', 'private'] as const;
export type BlogPostStatus = (typeof blogPostStatuses)[number];

/** The old blog showed it to everyone, to whoever had signed up, or to whoever paid. */
export const blogReaders = ['everyone', 'members', 'paid'] as const;
export type BlogReaders = (typeof blogReaders)[number];

/** `parents` are the names of the categories it stands in, the outermost first. */
export type BlogCategory = { name: string; parents: string[] };

/** `address` is that of the picture in full size. */
export type BlogPicture = LinkedPicture & { caption: string };

/** What stood below a picture says what it shows where nothing else does. */
export const linkedPicture = ({ address, alt, caption }: BlogPicture): LinkedPicture => ({
  address,
  alt: oneLine(isFileName(alt) ? caption : alt || caption),
});

/** "IMG_2031", which cameras and programs write where words are missing. */
const isFileName = (alt: string): boolean =>
  /^[\w-]*\d[\w-]*(?:\.\w{3,4})?$|\.(?:jpe?g|png|gif|webp|heic)$|^[\dA-F]{8}[ -][\dA-F]{4}[ -]/i.test(
    alt.trim(),
  );

/** `href` as it stands in the texts of the post; `address` is path and query on the old blog. */
export type BlogLink = { href: string; address: string };

export const blogPostNotes = [
  /** The file names a recipe and does not hold it, nor a copy of it. */
  'recipe_missing',
  /** The recipe itself is not in the file; its printed copy was read. */
  'recipe_from_copy',
  /** A plugin keeps the recipe where no export reaches: read the live page. */
  'recipe_elsewhere',
  /** No post shows this recipe. */
  'recipe_alone',
  /** A form, which does nothing on another site. */
  'form_left',
  /** A video, a player or another piece of a page that is no text. */
  'embed_left',
  /** More than a text or a comment can be. */
  'text_cut',
  /** A comment without words. */
  'comment_left',
  /** It asked for a password, and is private now. */
  'password',
  /** Its data could not be understood. */
  'unreadable',
] as const;
export type BlogPostNote = { note: (typeof blogPostNotes)[number]; text: string };

/** A post or a page of a blog. What is not the recipe is its body, which tells the story. */
export type BlogPost = {
  /** The same file yields the same ids. */
  id: string;
  kind: 'post' | 'page';
  status: BlogPostStatus;
  readers: BlogReaders;
  title: string;
  /** A short text of its own, for lists of posts. */
  excerpt: string | null;
  /** Path and query of every old address that led here, its own first. */
  addresses: string[];
  /** ISO 8601 in UTC; of a draft when it was last dated. */
  publishedAt: string | null;
  recipes: ReadRecipe[];
  body: RichText | null;
  /** The featured one first. */
  pictures: BlogPicture[];
  categories: BlogCategory[];
  tags: string[];
  /** Two levels, in the order of the file. */
  comments: ImportedComment[];
  /** To other posts of the same blog. */
  links: BlogLink[];
  notes: BlogPostNote[];
};

export type BlogSite = {
  title: string;
  /** Where the blog stood; null where no file says it. */
  address: string | null;
  /** A BCP 47 tag. */
  language: string | null;
};

export const blogProblems = [
  /** It is no export of a blog that is known. */
  'not_blog',
  /** Its beginning tells the format, and the rest does not hold what it should. */
  'broken',
  /** It ends in the middle; what came before was read. */
  'cut_off',
  /** A post, or the file, is larger than any ever is. */
  'too_large',
  /** The file does not say where the blog stood, so that pictures and links of its own lead nowhere. */
  'no_address',
] as const;
export type BlogProblem = { file: string; problem: (typeof blogProblems)[number]; text: string };

/** What was read and what was left out, at the end. */
export type BlogCounts = {
  posts: number;
  pages: number;
  recipes: number;
  comments: number;
  attachments: number;
  /** What is no post, page or comment, by its type: "revision", "pingback", "spam". */
  left: Record<string, number>;
};

/** What a blog holds, one after the other: its site first, its lists and its counts last. */
export type BlogContent =
  | { site: BlogSite }
  | { post: BlogPost }
  | { problem: BlogProblem }
  | { lists: FormerList[] }
  | { counts: BlogCounts };

/** `name` is that of the file, for reports. */
export type BlogFile = { name: string; blob: Blob };
