import { describe, expect, it } from 'vitest';
import { bookBody, linksBody } from './link-pages.ts';
import type { LinkGroupModel } from '../page-models.ts';
import { aSite, pageFacts } from '#content/testing/facts.ts';

const linksOf = (labels: string[]) =>
  labels.map((label) => ({ id: label, label, href: 'https://shop.example/' }));
const aBook = (labels: string[]) => {
  const texts = { title: 'Pots', subtitle: null, description: null, imageId: null };
  const settings = { book: { ...texts, links: linksOf(labels) } };
  return bookBody(pageFacts([], { site: aSite({ settings }) }));
};
const shown = (groups: LinkGroupModel[] = []) =>
  groups.map(({ choice, links }) => [choice?.label ?? null, links.map(({ label }) => label)]);

describe('Links by region, §2', () => {
  it('are all shown for a book that names no region', () => {
    expect(shown(aBook(['A', 'B'])?.groups)).toEqual([[null, ['A', 'B']]]);
  });

  it('are shown with those for everyone once a visitor of a book chooses', () => {
    expect(shown(aBook(['A|UK', 'B', 'C|US'])?.groups)).toEqual([
      ['Pre-order for US', ['B', 'C']],
      ['Order for UK', ['A', 'B']],
    ]);
  });

  it('stand below those for everyone on the page of links', () => {
    const site = aSite({ settings: { links: linksOf(['A|UK', 'B']) } });
    expect(shown(linksBody(pageFacts([], { site })).groups)).toEqual([
      [null, ['B']],
      ['Order for UK', ['A']],
    ]);
  });
});
