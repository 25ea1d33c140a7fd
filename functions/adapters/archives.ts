import type { ArchiveKind } from '#domain/archive/archive-kinds.ts';
import type { SiteId } from '#domain/ids.ts';
import type { ZipFile } from './zip.ts';

export type Archives = {
  /** The files of an archive, each read when it is asked for. */
  filesOf: (kind: ArchiveKind, siteId: SiteId) => AsyncGenerator<ZipFile, void>;
};
