import { decodedPath } from '../archive/entry-names.ts';
import { base64Picture } from './base64-picture.ts';
import type { FilePicture } from './file-recipe.ts';
import type { Surroundings } from './source-file.ts';

/**
 * The picture that a text names: at its path from where the text stands, else the only one whose path
 * ends so. "My%20cake.jpg?w=300" is "My cake.jpg", and a picture may be written out in the text itself.
 */
export function pictureBeside(around: Surroundings, written: string): FilePicture | null {
  const name = written.trim();
  if (name.startsWith('data:')) return base64Picture(name, 'picture');
  if (name === '' || /^[a-z]{2,10}:/i.test(name)) return null;
  const bare = name.replace(/[?#].*$/s, '');
  const paths = [...new Set([name, bare, decodedPath(bare)])].filter((path) => path !== '');
  for (const find of [around.at, around.named]) {
    for (const path of paths) {
      const picture = find(path);
      if (picture) return picture;
    }
  }
  return null;
}
