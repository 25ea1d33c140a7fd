/** The path of an entry as all systems write it; accents as one letter, as most programs write them. */
export const entryPath = (written: string): string =>
  written.replaceAll('\\', '/').normalize('NFC');

/** A path that leads to a place of its own, outside of the archive. */
export const leadsOut = (path: string): boolean =>
  path.startsWith('/') ||
  /^[a-z]:/i.test(path) ||
  /\p{Cc}/u.test(path) ||
  path.split('/').includes('..');

/** What systems put beside the files of people. */
export const isOfSystem = (path: string): boolean =>
  path
    .split('/')
    .some(
      (part) =>
        part === '__MACOSX' || /^\.[^.]/.test(part) || /^(?:thumbs\.db|desktop\.ini)$/i.test(part),
    );

export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** "Lamb chops.cook" is "Lamb chops". */
export const withoutEnding = (name: string): string => name.replace(/(?<=.)\.[^./]{1,20}$/u, '');

/** "a/b/" and "../c.jpg" are "a/c.jpg"; null where it leads out. */
export function joinedPath(folder: string, relative: string): string | null {
  const parts = folder.split('/').filter(Boolean);
  for (const part of entryPath(relative).split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/');
}

/** "My%20cake.jpg" is "My cake.jpg"; what is no such writing stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Notion writes an id behind each name: "Buns 0123…cdef.md". */
export const withoutNotionId = (name: string): string =>
  name.replace(/(?<=\S) [\da-f]{32}(?=\.[^./]{1,20}$|$)/, '');
