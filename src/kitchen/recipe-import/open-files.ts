import { parsedRecipe } from '#domain/import/parsed-recipe.ts';
import { codeLater } from '../shell/code-later.ts';
import { notify } from '../shell/notices.ts';
import { failureOf } from '#stores/failure.ts';
import { startRun } from './files/run.ts';
import { showRead } from './reading.ts';

type Opening = { fetchesPictures: boolean; personId: string; language: string };

const reader = codeLater(() => import('./files/reader.ts'));

/**
 * Files that were chosen: one recipe without pictures is looked at beside its source before anything
 * is saved; all else becomes drafts with a report.
 */
export async function openFiles(files: readonly File[], opening: Opening): Promise<void> {
  try {
    const [file] = files;
    const single = file && files.length === 1 ? await (await reader()).onlyContent(file) : null;
    if (single && 'recipe' in single && single.recipe.pictures.length === 0) {
      const { recipe, shown } = single.recipe;
      const source = { kind: 'text' as const, address: null, text: shown };
      showRead({ recipes: [parsedRecipe(recipe, opening.language)], source });
      return;
    }
    await startRun(files, opening.fetchesPictures, opening.personId);
  } catch (error) {
    notify(failureOf(error).message);
  }
}
