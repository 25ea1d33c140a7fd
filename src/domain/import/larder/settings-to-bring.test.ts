import { describe, expect, it } from 'vitest';
import { defaultSiteSettings } from '../../site/site.ts';
import { settingsToBring } from './settings-to-bring.ts';

const owner = { writable: () => true, isOwner: true };
const said = {
  settings: {
    ...defaultSiteSettings,
    language: 'de',
    aboutHeading: 'Ada',
    contactEmail: 'a@b.example',
  },
  notPublished: { aboutHeading: 'Ada Lee' },
};

describe('The settings of an archive', () => {
  it('come as they were written last, where the new site has said nothing', () => {
    const current = { ...defaultSiteSettings, language: 'fr' };
    expect(settingsToBring(said, { ...owner, current })).toEqual({
      written: { aboutHeading: 'Ada Lee' },
      atOnce: { contactEmail: 'a@b.example' },
      left: [],
    });
  });

  it('bring no price, and nothing that is for the owner alone where somebody else asks', () => {
    const prices = { settings: { ...said.settings, monthlyAmountCents: 500 }, notPublished: {} };
    const current = { ...defaultSiteSettings };
    expect(settingsToBring(prices, { ...owner, current }).left).toEqual(['monthlyAmountCents']);
    const editor = { current, isOwner: false, writable: (part: string) => part === 'about' };
    expect(settingsToBring(prices, editor)).toEqual({
      written: { aboutHeading: 'Ada' },
      atOnce: {},
      left: ['monthlyAmountCents', 'contactEmail'],
    });
  });
});
