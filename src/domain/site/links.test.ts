import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDiscount,
  groupLinksByRegion,
  linkRegionLabels,
  linkRegions,
  parseLink,
  parseLinkLabel,
  writeLinkLabel,
} from './links.ts';

const link = (label: string) => ({ ...parseLinkLabel(label), href: 'https://shop.example' });
const titles = (labels: string[]) =>
  groupLinksByRegion(labels.map(link)).map((group) => [
    group.region,
    group.links.map(({ title }) => title),
  ]);

describe("Label convention 'title|region|discount', §2", () => {
  it.each([
    ['Amazon', 'Amazon', null, null],
    ['Amazon|US', 'Amazon', 'US', null],
    ['Amazon|UK|20', 'Amazon', 'UK', 20],
    [' Amazon | uk | 20% ', 'Amazon', 'UK', 20],
    ['Amazon||15', 'Amazon', null, 15],
    ['Amazon|US|-30%', 'Amazon', 'US', 30],
    ['Amazon|US|30% off', 'Amazon', 'US', 30],
    ['Amazon|US|', 'Amazon', 'US', null],
    ['Amazon|US|half', 'Amazon', 'US', null],
    ['Amazon|US|0', 'Amazon', 'US', null],
    ['Amazon|US|100', 'Amazon', 'US', null],
    ['Amazon|US|1.5', 'Amazon', 'US', null],
    ['Amazon|', 'Amazon', null, null],
    ['Bread | Butter', 'Bread | Butter', null, null],
    ['a|US|20|b', 'a|US|20|b', null, null],
    ['|US|20', '', 'US', 20],
    ['', '', null, null],
  ])('reads %j', (label, ...expected) => {
    const { title, region, discountPercent } = parseLinkLabel(label);
    expect([title, region, discountPercent]).toEqual(expected);
  });

  it('shows percent off in the discount badge', () => {
    expect(formatDiscount(20)).toBe('20% off');
  });
});

describe('Links, §2', () => {
  it.each([
    [{ label: 'My book|UK', href: ' https://a.example/b ' }, 'My book', 'https://a.example/b'],
    [{ href: 'https://www.a.example/b' }, 'a.example', 'https://www.a.example/b'],
    [{ label: null, href: 'mailto:me@a.example' }, 'me@a.example', 'mailto:me@a.example'],
    [{ label: '|US', href: '/about' }, '/about', '/about'],
  ])('have a title: %j', (input, title, href) => {
    expect(parseLink(input)).toMatchObject({ title, href });
  });

  it('are dropped when no page may link there', () => {
    expect(parseLink({ label: 'Free', href: 'javascript:alert(1)' })).toBe(null);
    expect(parseLink({ label: 'Nowhere', href: null })).toBe(null);
  });
});

describe('Region selector, §2', () => {
  it('is labelled as the specification says', () => {
    expect(linkRegionLabels).toEqual({ US: 'Pre-order for US', UK: 'Order for UK' });
  });

  it.each([
    [['a', 'b'], [[null, ['a', 'b']]]],
    [['a|UK', 'b'], [['UK', ['a', 'b']]]],
    [
      ['a|UK', 'b', 'c|US', 'd|UK'],
      [
        ['US', ['b', 'c']],
        ['UK', ['a', 'b', 'd']],
      ],
    ],
    [[], [[null, []]]],
  ])('sorts %j', (labels, expected) => {
    expect(titles(labels)).toEqual(expected);
  });
});

describe('Writing a label', () => {
  it('says what reading it tells', () => {
    const words = fc.string().map((text) => text.replaceAll('|', ' ').trim());
    const region = fc.constantFrom(null, ...linkRegions);
    const discountPercent = fc.option(fc.integer({ min: 1, max: 99 }));
    fc.assert(
      fc.property(words, region, discountPercent, (title, of, percent) => {
        const label = { title, region: of, discountPercent: percent };
        expect(parseLinkLabel(writeLinkLabel(label))).toEqual(label);
      }),
    );
  });

  it('keeps a bar of the title from ending it', () => {
    const written = writeLinkLabel({ title: 'Pots|Pans', region: 'UK', discountPercent: null });
    expect(parseLinkLabel(written)).toMatchObject({ title: 'Pots/Pans', region: 'UK' });
  });
});
