/** What becomes of a line of a list that a cook brings. */
export const importOutcomes = [
  'new',
  'imported',
  'here',
  'unsubscribed',
  'suppressed',
  'removed',
  'duplicate',
  'malformed',
] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Whether the people of a list are asked to confirm, or did so before as the cook declares. */
export const importBases = ['ask', 'confirmed'] as const;
export type ImportBasis = (typeof importBases)[number];

export const importStates = ['draft', 'running', 'done', 'undone'] as const;

const dayMs = 24 * 60 * 60 * 1000;
/** Within which what was taken as confirmed counts against the limit. */
export const confirmedImportWindowMs = 30 * dayMs;
/** A site that nobody knows yet is trusted with fewer. */
export const newSiteMs = 30 * dayMs;

/** People whom a site may take as confirmed on the word of its cook, in thirty days. */
export const confirmedImportMax = ({ siteAgeMs }: { siteAgeMs: number }): number =>
  siteAgeMs < newSiteMs ? 500 : 10_000;

/** Addresses that one import takes. */
export const importRowsMax = 200_000;
/** Lines that one request brings. */
export const importPartMax = 400;
/** How long the lines of a list are kept for its report, and for taking it back. */
export const importKeptMs = 30 * dayMs;
/** A list that nobody started is forgotten. */
export const draftKeptMs = dayMs;

/** Letters that ask people of imports to confirm, for one site in a minute, and of how many sites. */
export const askedPerSiteAndMinute = 20;
export const sitesAskedPerMinute = 10;

/** In a day, for a site. */
export const askedPerDay = { newSite: 500, knownSite: 10_000 };

export const importedEmailMaxLength = 254;
export const importedNameMaxLength = 100;
