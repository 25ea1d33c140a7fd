import { type Document, parseHtml } from '../../html/document.ts';
import { readPageTree } from '../../read-page.ts';
import { type FileReading, type Found, readingOf, type SourceFile } from '../source-file.ts';
import { notePictures } from '../notes/note-pictures.ts';
import { besideBase, withPicturesBeside } from './beside-page.ts';
import { pageImages } from './page-images.ts';
import { copyMeThatRecipes } from './copy-me-that.ts';
import { recipeKeeperRecipes } from './recipe-keeper.ts';

const beginsAsHtml =
  /^\s*(?:<!--[^>]{0,500}-->\s*)?<(?:!doctype html|html|head|body|meta|div|article|section|h1|script)\b/i;

/** A page that a program wrote, or any page that was saved. */
export function readHtml(file: SourceFile): FileReading | null {
  if (!beginsAsHtml.test(file.text)) return null;
  const root = parseHtml(file.text);
  if (!root) return { recipes: [], isWhole: false };
  const found =
    recipeKeeperRecipes(root, file) ?? copyMeThatRecipes(root, file) ?? pageRecipes(root, file);
  return found.length === 0 ? { recipes: [], isWhole: true } : readingOf(file, found);
}

/** A picture of the page is one of its recipe, where it has only one. */
function pageRecipes(root: Document, file: SourceFile): Found[] {
  const { language, around } = file;
  const { recipes: read, shown } = readPageTree(root, {
    address: null,
    base: besideBase,
    language,
  });
  const recipes = read.map((recipe) => withPicturesBeside(recipe, file));
  const [only, second] = recipes;
  if (!only || second) return recipes.map((each) => ({ ...each, shown }));
  const images = pageImages(root, around);
  const more = notePictures(only.recipe, { file, note: images, ofFields: [] });
  const known = new Set([...only.pictures, ...only.stepPictures.map(({ picture }) => picture)]);
  const ofSteps = (more.stepPictures ?? []).filter(({ picture }) => !known.has(picture));
  for (const { picture } of ofSteps) known.add(picture);
  const ofDish = (more.pictures ?? []).filter((picture) => !known.has(picture));
  return [
    {
      recipe: more.recipe,
      shown,
      pictures: [...only.pictures, ...ofDish],
      stepPictures: [...only.stepPictures, ...ofSteps],
    },
  ];
}
