import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteParts } from './site-parts.ts';
import { defaultSiteSettings } from './site.ts';
import {
  changedParts,
  changesFrom,
  dividedBy,
  presentationOf,
  type SiteChanges,
  withChanges,
  withoutGone,
} from './site-working-copy.ts';

const site = { title: 'Salt & Fig', settings: defaultSiteSettings };
const published = presentationOf(site);

const someChanges = fc.record<SiteChanges>(
  {
    title: fc.constantFrom('Salt & Fig', 'Fig & Salt'),
    themeStyle: fc.constantFrom('accent', 'bold'),
    aboutHeading: fc.constantFrom(null, 'Who we are'),
    links: fc.constantFrom([], [{ id: 'l', label: 'Shop', href: null }]),
    logoId: fc.constantFrom(null, 'logo'),
    featuredRecipeIds: fc.subarray(['a', 'b', 'c']),
  },
  { requiredKeys: [] },
);
const someParts = fc.subarray([...siteParts]);

describe('A working copy of a site', () => {
  it('holds what differs and nothing else', () => {
    fc.assert(
      fc.property(someChanges, (wanted) => {
        const changes = changesFrom(published, wanted);
        expect(withChanges(site, changes)).toEqual(withChanges(site, wanted));
        expect(changesFrom(published, changes)).toEqual(changes);
        for (const [name, value] of Object.entries(changes)) {
          expect(value).not.toEqual(published[name as keyof typeof published]);
        }
      }),
    );
  });

  it('comes to be published part by part in any order as it does at once', () => {
    fc.assert(
      fc.property(someChanges, someParts, (changes, parts) => {
        const { chosen, left } = dividedBy(changes, parts);
        expect({ ...chosen, ...left }).toEqual(changes);
        expect(withChanges(withChanges(site, chosen), left)).toEqual(withChanges(site, changes));
        expect(changedParts(left).some((part) => parts.includes(part))).toBe(false);
      }),
    );
  });

  it('loses pictures and recipes that are gone, and no other word', () => {
    const gone = { imageIds: ['logo'], recipeIds: ['b'] };
    fc.assert(
      fc.property(someChanges, (changes) => {
        const left = withoutGone(site, changes, gone);
        expect(Object.keys(left).toSorted()).toEqual(Object.keys(changes).toSorted());
        expect(JSON.stringify(left)).not.toMatch(/"logo"|"b"/);
        const { title, themeStyle, aboutHeading, links } = changes;
        expect(left).toMatchObject(
          JSON.parse(JSON.stringify({ title, themeStyle, aboutHeading, links })),
        );
      }),
    );
  });
});
