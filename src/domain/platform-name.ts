/** What the platform calls itself. */
export const platformName = 'Larder';
