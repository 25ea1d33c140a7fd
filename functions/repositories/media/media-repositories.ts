import type { SiteScope } from '../scope.ts';
import { mediaLibraryRepository } from './library.ts';
import { mediaRewriteRepository } from './media-rewrites.ts';
import { mediaUndoRepository } from './media-undo.ts';
import { mediaRepository } from './media.ts';

/** Pictures and films, their library, and what changes them. */
export const mediaRepositories = (scope: SiteScope) => ({
  media: mediaRepository(scope),
  mediaLibrary: mediaLibraryRepository(scope),
  mediaRewrites: mediaRewriteRepository(scope),
  mediaUndos: mediaUndoRepository(scope),
});
