import { parseHtml } from '../../html/document.ts';
import { readPage } from '../../read-page.ts';
import { type FileReading, type Found, readingOf, type SourceFile } from '../source-file.ts';
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
    recipeKeeperRecipes(root, file) ?? copyMeThatRecipes(root, file) ?? pageRecipes(file);
  return found.length === 0 ? { recipes: [], isWhole: true } : readingOf(file, found);
}

function pageRecipes({ text, language }: SourceFile): Found[] {
  const page = readPage(text, { address: null, language });
  return (page?.recipes ?? []).map((recipe) => ({ recipe, shown: page?.shown ?? '' }));
}
