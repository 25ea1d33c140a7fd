import { render, screen, within } from '@testing-library/react';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sitePagesMessages } from '#contract/kitchen/site/site-pages-messages.ts';
import type { SitePageName } from '#domain/kitchen/site-pages/site-page-names.ts';
import { type SitePages, sitePagesOf } from '#domain/kitchen/site-pages/site-pages.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import { followIndex } from '../recipes/recipe-index.ts';
import { aKitchen, aRow, idOf, index, leaveKitchen, whole } from '../recipes/testing/list-page.ts';
import { PageConflict } from './PageConflict.tsx';
import { PageScope } from './page-draft.ts';

const { conflict: texts } = sitePagesMessages;
const base = sitePagesOf(defaultSiteSettings);
const image = { id: idOf(900), alt: 'A stall' };

beforeEach(() => {
  aKitchen('/kitchen/hearth/homepage').answer(
    index,
    whole([aRow(1, { title: 'Plum tart' }), aRow(2, { title: 'Leek soup' })]),
  );
});
afterEach(leaveKitchen);

function show(page: SitePageName, mine: Partial<SitePages>, theirs: Partial<SitePages>): void {
  const view = { referencedImages: [image] };
  const draft = { $content: atom({ ...base, ...mine }), $stored: atom(view) };
  followIndex();
  render(
    <PageScope value={{ page, draft: draft as never }}>
      <PageConflict
        base={base}
        theirs={{ version: 2, content: { ...base, ...theirs }, view } as never}
      />
    </PageScope>,
  );
}

const sides = async (field: string) => within(await screen.findByRole('group', { name: field }));

describe('What two made of a page', () => {
  it('names the recipes that each of them features', async () => {
    show('home', { featuredRecipeIds: [idOf(1)] }, { featuredRecipeIds: [idOf(2), idOf(1)] });
    const asked = await sides(texts.fields.featuredRecipeIds);
    await asked.findByText('Plum tart');
    expect(asked.getAllByText(/Leek soup\s+Plum tart/).length).toBeGreaterThan(0);
  });

  it('tells events apart that differ in their picture alone', async () => {
    const event = {
      id: idOf(3),
      title: 'Fair',
      date: '2026-05-01',
      location: null,
      description: null,
      href: null,
    };
    show(
      'events',
      { events: [{ ...event, imageId: image.id }] },
      {
        events: [{ ...event, imageId: null }],
      },
    );
    const asked = await sides(texts.fields.events);
    expect(asked.getAllByText('Fair · 2026-05-01').length).toBeGreaterThan(0);
    expect(asked.getAllByText(/A stall/).length).toBeGreaterThan(0);
  });

  it('names pictures', async () => {
    show('about', { featuredImageId: image.id }, { featuredImageId: idOf(901) });
    const asked = await sides(texts.fields.featuredImageId);
    expect(asked.getByText('A stall')).toBeTruthy();
  });
});
