import { parsedRecipe } from '#domain/import/parsed-recipe.ts';
import { codeLater } from '../shell/frame/code-later.ts';
import { notify } from '../shell/notices/notices.ts';
import { failureOf } from '#stores/failure.ts';
import type { Brought } from './files/brought-files.ts';
import { startRun } from './files/run.ts';
import { showRead } from './reading.ts';

type Opening = { fetchesPictures: boolean; personId: string; language: string };

const reader = codeLater(() => import('./files/reader.ts'));

/**
 * What was chosen: one recipe without pictures is looked at beside its source before anything
 * is saved; all else becomes drafts with a report.
 */
export async function openFiles(brought: Brought, opening: Opening): Promise<void> {
  try {
    const { files, folders } = brought;
    const [file] = files;
    const isAlone = files.length === 1 && folders.length === 0;
    const single = file && isAlone ? await (await reader()).onlyContent(file) : null;
    if (single && 'recipe' in single && single.recipe.pictures.length === 0) {
      const { recipe, shown } = single.recipe;
      const source = { kind: 'text' as const, address: null, text: shown };
      showRead({ recipes: [parsedRecipe(recipe, opening.language)], source });
      return;
    }
    await startRun(brought, opening.fetchesPictures, opening.personId);
  } catch (error) {
    notify(failureOf(error).message);
  }
}
