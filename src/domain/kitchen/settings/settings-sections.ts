/** The parts of the settings, in the order of the screen; each is reached by its name in the address. */
export const settingsSections = [
  'name',
  'links',
  'measures',
  'words',
  'address',
  'readers',
  'analytics',
  'contact',
  'letters',
  'billing',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** What is written first and published later; the rest is in force at once. */
export const publishedSections: readonly SettingsSection[] = ['name', 'links', 'measures', 'words'];
