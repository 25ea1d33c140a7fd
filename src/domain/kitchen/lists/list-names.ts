/** The cook's own lists, in the order of their use. Units are the platform's, in the cook's words. */
export const listNames = ['ingredients', 'equipment', 'terms', 'units'] as const;
export type ListName = (typeof listNames)[number];
