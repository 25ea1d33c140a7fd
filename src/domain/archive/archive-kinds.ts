/** All that a cook keeps, or the site as visitors see it. */
export const archiveKinds = ['everything', 'site'] as const;
export type ArchiveKind = (typeof archiveKinds)[number];

/** How long a link can begin a download; one that has begun goes on. */
export const archiveLinkMs = 10 * 60_000;
