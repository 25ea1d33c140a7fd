import { describe, expect, test } from 'vitest';
import { legalBody } from './legal-texts.ts';
import { aSite } from '#content/testing/facts.ts';

describe('Legal pages, §2', () => {
  test('lead from the terms to the documents that they sum up', () => {
    const text = JSON.stringify(legalBody(aSite(), 'terms')?.text);
    expect(text).toContain('"href":"/terms-of-use","children":[{"text":"terms of use"}]');
    expect(text).toContain('"href":"/privacy","children":[{"text":"privacy policy"}]');
  });

  test('say where the cook can be written to, in one line', () => {
    const site = aSite();
    const settings = { ...site.settings, postalAddress: 'Ada Salt\r\n 2 Quay \n\nCork' };
    for (const name of ['terms', 'privacy', 'terms-of-use']) {
      const text = (each: typeof site) => JSON.stringify(legalBody(each, name)?.text);
      expect(text({ ...site, settings })).toContain('By post: Ada Salt, 2 Quay, Cork');
      expect(text(site)).not.toContain('By post');
    }
  });

  test('are three', () => {
    expect(legalBody(aSite(), 'imprint')).toBeNull();
  });
});
