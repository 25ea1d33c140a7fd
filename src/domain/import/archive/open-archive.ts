import { type Folder, folderArchive, isFolder } from './folder.ts';
import { type Archive, openZip } from './zip-archive.ts';

/** The entries of a ZIP or of a folder; nothing is unpacked yet. */
export const openArchive = async (opened: Blob | Folder): Promise<Archive> =>
  isFolder(opened) ? folderArchive(opened) : await openZip(opened);
