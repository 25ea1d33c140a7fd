import type { SettingsSection } from '#domain/kitchen/settings/settings-sections.ts';

/** What the parts of the settings are called, on their screen and wherever something leads to them. */
export const settingsSectionNames: Record<SettingsSection, string> = {
  name: 'Name and language',
  links: 'Links and profiles',
  measures: 'Measures',
  words: 'Words for readers',
  address: 'Address and domains',
  readers: 'What readers can do',
  analytics: 'Analytics',
  contact: 'Contact',
  letters: 'Letters to subscribers',
  billing: 'Your plan with Larder',
};
