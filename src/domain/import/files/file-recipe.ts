import type { RichText } from '../../text/rich-text.ts';
import type { ImportedComment } from '../imported-comment.ts';
import type { LinkedPicture } from '../pictures/web-pictures.ts';
import type { ReadRecipe } from '../read-recipe.ts';
import type { FormerList, FormerPage } from './former-page.ts';

/** A picture that lies in a file; its bytes are read when they are asked for. */
export type FilePicture = {
  /** As the file names it, or made from its place in it. */
  name: string;
  bytes: () => Promise<Uint8Array>;
};

/** How a post stood on the blog that it comes from. */
export type FormerPost = {
  /** Path and query of every address that led to it, its own first. */
  addresses: string[];
  /** ISO 8601 in UTC. */
  publishedAt: string | null;
  status: string;
  readers: string;
  commentCount: number;
  /** Where the blog stood, by which links of its texts are told from others. */
  site?: string | null;
};

/** A recipe of a file of another program, with what no address on the web leads to. */
export type FileRecipe = {
  recipe: ReadRecipe;
  /**
   * Where in the file it stands: the path in an archive, and the number of the recipe where an
   * entry holds several. The same file yields the same paths.
   */
  path: string;
  /** What a reader sees of it in the file, to look at beside what was read. */
  shown: string;
  /** Of the dish, the main one first. */
  pictures: FilePicture[];
  /** Of the dish and of what was told around it, beside those that the recipe itself names. */
  linked?: readonly LinkedPicture[];
  /** Of steps, by the number of the group and of the step in it. */
  stepPictures: { group: number; step: number; picture: FilePicture }[];
  /** When its author first wrote it: ISO 8601 in UTC. */
  writtenAt: string | null;
  /** Titles of recipes of the same file that are a part of this one. */
  subRecipes: string[];
  /** What was told around it on a blog. */
  story?: RichText;
  former?: FormerPost;
  /** What was said below it there. */
  comments?: readonly ImportedComment[];
};

export const fileProblems = [
  /** No recipe was found in it, or its format is none that is known. */
  'not_recipes',
  /** Its beginning tells the format, and the rest does not hold what it should. */
  'broken',
  /** It unpacks to more than any recipe ever is, or nests too deep. */
  'too_large',
  /** Its name leads out of the archive. */
  'unsafe_name',
  /** It is locked with a password. */
  'locked',
  /** A later version of the product wrote it in a way that is not known yet. */
  'newer',
] as const;

/** Something in a file that no recipe was made of. */
export type FileProblem = { path: string; problem: (typeof fileProblems)[number] };

/** What a file holds, one after the other, in its order. */
export type FileContent =
  | { recipe: FileRecipe }
  | { problem: FileProblem }
  | { page: FormerPage }
  | { path: string; lists: FormerList[] };
