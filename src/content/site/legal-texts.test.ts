import { describe, expect, test } from 'vitest';
import { legalBody } from './legal-texts.ts';
import { aSite } from '#content/testing/facts.ts';

describe('Legal pages, §2', () => {
  test('lead from the terms to the documents that they sum up', () => {
    const text = JSON.stringify(legalBody(aSite(), 'terms')?.text);
    expect(text).toContain('"href":"/terms-of-use","children":[{"text":"terms of use"}]');
    expect(text).toContain('"href":"/privacy","children":[{"text":"privacy policy"}]');
  });

  test('are three', () => {
    expect(legalBody(aSite(), 'imprint')).toBeNull();
  });
});
