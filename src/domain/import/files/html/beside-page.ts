import { addAll } from '../../add-all.ts';
import { webAddresses } from '../../markup/recipe-of-thing.ts';
import type { ReadRecipe, ReadStep } from '../../read-recipe.ts';
import type { FilePicture, FileRecipe } from '../file-recipe.ts';
import { pictureBeside } from '../picture-beside.ts';
import { withoutEnding } from '../../archive/entry-names.ts';
import type { SourceFile } from '../source-file.ts';

/** Where a page stands that lies in a file, so far down that paths may lead up from it. */
const folders = ['0', '1', '2', '3', '4', '5', '6', '7'];
const root = 'https://beside.invalid/';
export const besideBase = `${root}${folders.join('/')}/`;

/** The path from the page that an address stands for; null of others. */
function pathBeside(address: string): string | null {
  if (!address.startsWith(root)) return null;
  const parts = address.slice(root.length).split('/');
  const own = folders.findIndex((folder, at) => parts[at] !== folder);
  const shared = own === -1 ? folders.length : own;
  return '../'.repeat(folders.length - shared) + parts.slice(shared).join('/');
}

export type Beside = {
  recipe: ReadRecipe;
  pictures: FilePicture[];
  stepPictures: FileRecipe['stepPictures'];
};

/** A recipe of a page with the pictures that lie beside it in its file; what lies elsewhere is that of its address. */
export function withPicturesBeside(recipe: ReadRecipe, { around, name }: SourceFile): Beside {
  const base = recipe.address?.value ?? null;
  const lost: string[] = [];
  const savedBeside = (address: string) =>
    savedPaths(address, withoutEnding(name))
      .map(around.at)
      .find((each) => each !== null) ?? null;
  const parted = (addresses: readonly string[]) => {
    const found: FilePicture[] = [];
    const web: string[] = [];
    for (const address of addresses) {
      const path = pathBeside(address);
      const picture = path === null ? savedBeside(address) : pictureBeside(around, path);
      const elsewhere = path === null ? [address] : webAddresses([path], { base, language: '' });
      if (picture) found.push(picture);
      else addAll(web, elsewhere.slice(0, 1));
      if (!picture && elsewhere.length === 0) lost.push(path ?? address);
    }
    return { found: [...new Set(found)], web };
  };
  const ofDish = parted(recipe.pictures.value);
  const stepPictures: FileRecipe['stepPictures'] = [];
  const value = recipe.stepGroups.value.map(({ title, items }, group) => ({
    title,
    items: items.map((each, step): ReadStep => {
      const { found, web } = parted(each.pictures);
      for (const picture of found) stepPictures.push({ group, step, picture });
      return { ...each, pictures: web };
    }),
  }));
  return {
    recipe: {
      ...recipe,
      address: besideNone(recipe.address),
      video: besideNone(recipe.video),
      pictures: { ...recipe.pictures, value: ofDish.web },
      stepGroups: { ...recipe.stepGroups, value },
      unread: [...recipe.unread, ...lost.map((text) => ({ field: 'picture', text }))],
    },
    pictures: ofDish.found,
    stepPictures,
  };
}

/** A browser that saves a page keeps the names of its pictures, in a folder that is named as the page. */
const savedPaths = (address: string, page: string): string[] => {
  const name = /\/([^/?#]{5,200})(?:[?#].*)?$/s.exec(address)?.[1] ?? '';
  return /\.(?:jpe?g|png|webp|gif|avif)$/i.test(name)
    ? savedFolders.map((ending) => `${page}${ending}/${name}`)
    : [];
};

/** Of browsers in several languages. */
const savedFolders = [
  '_files',
  '-Dateien',
  '_fichiers',
  '_archivos',
  '_file',
  '_bestanden',
  '_arquivos',
];

const besideNone = (told: ReadRecipe['address']): ReadRecipe['address'] =>
  told?.value.startsWith(root) === true ? null : told;
