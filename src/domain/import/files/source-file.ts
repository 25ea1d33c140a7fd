import type { FilePicture, FileRecipe } from './file-recipe.ts';
import type { ReadRecipe } from '../read-recipe.ts';

/** A text of a file, or of an entry of an archive, to be read. */
export type SourceFile = {
  path: string;
  /** Without folders. */
  name: string;
  text: string;
  /** Of the reader, for files that name none. */
  language: string;
  around: Surroundings;
};

/** What stands around a file in its archive or folder. */
export type Surroundings = {
  /** The name of the folder that sorts it; null where none does. */
  folder: string | null;
  /** At a path from where the file stands. */
  at: (path: string) => FilePicture | null;
  /** The only one whose path ends so, in whatever folder. */
  named: (path: string) => FilePicture | null;
  /** At a path from where the file stands, whatever its ending is. */
  withStem: (path: string) => FilePicture | null;
};

const none = (): null => null;
/** Of a file that came by itself. */
export const alone: Surroundings = { folder: null, at: none, named: none, withStem: none };

/** What a reader makes of a text of its format; `isWhole` is false where it breaks off. */
export type FileReading = { recipes: FileRecipe[]; isWhole: boolean };

/** A recipe and what goes with it, without its place. */
export type Found = Partial<Omit<FileRecipe, 'recipe' | 'path' | 'shown'>> & {
  recipe: ReadRecipe;
  shown: string;
};

const shownMax = 60_000;

/** Recipes of one text in its order. */
export function readingOf(
  { path }: Pick<SourceFile, 'path'>,
  found: readonly Found[],
  isWhole = true,
): FileReading {
  const recipes = found.map((each, at) => ({
    pictures: [],
    stepPictures: [],
    writtenAt: null,
    subRecipes: [],
    ...each,
    shown: each.shown.slice(0, shownMax),
    path: found.length === 1 && isWhole ? path : `${path}#${at + 1}`,
  }));
  return { recipes, isWhole };
}
