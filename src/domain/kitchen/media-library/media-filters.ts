export const mediaFilters = ['all', 'unused', 'undescribed', 'films'] as const;
export type MediaFilter = (typeof mediaFilters)[number];
