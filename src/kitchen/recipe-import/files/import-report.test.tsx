import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImportItemView, ImportView } from '#contract/import/imports.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { aKitchen, idOf, leaveKitchen, manage } from '#kitchen/recipes/testing/list-page.ts';
import type { FakeApi } from '#stores/testing/fake-api.ts';
import { ImportReport } from './ImportReport.tsx';

const texts = recipeImportMessages.report;
const calls = `${manage}/recipe-imports/${idOf(1)}`;
const brought: ImportView = {
  id: idOf(1),
  name: 'pies.xml',
  createdAt: '2026-05-01T10:00:00.000Z',
  finishedAt: '2026-05-01T10:01:00.000Z',
  undoneAt: null,
  counts: {
    made: 0,
    repeated: 0,
    unread: 0,
    page: 2,
    collected: 0,
    undone: 0,
    noted: 0,
    unpublished: 0,
    formerlyPublished: 0,
  },
};
const item = (title: string, notes: ImportItemView['notes']): ImportItemView => {
  return { key: title, title, state: 'page', recipeId: null, notes };
};

let api: FakeApi;
beforeEach(() => {
  api = aKitchen('/kitchen/hearth/import');
  const items = [
    item('About me', [
      { kind: 'written', text: 'about' },
      { kind: 'leads', text: '/about-me/ → /about' },
    ]),
    item('Privacy', [{ kind: 'there', text: 'privacy' }]),
    item('Contact', [{ kind: 'there', text: 'links' }]),
  ];
  api.answer(`GET ${calls}/items`, { body: { items, total: 3 } });
});
afterEach(leaveKitchen);

describe('The report of an import', () => {
  it('says which pages of the site it wrote, where nothing was written, and what leads on', async () => {
    render(<ImportReport brought={brought} />);
    const about = await screen.findByRole('link', { name: texts.pages.about });
    expect(about.getAttribute('href')).toBe('/kitchen/hearth/about');
    const folded = screen.getByText(texts.leads(1)).closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain('/about-me/ → /about');
    expect(screen.getByText(texts.there.privacy)).toBeDefined();
    const links = screen.getByRole('link', { name: texts.there.links });
    expect(links.getAttribute('href')).toBe('/kitchen/hearth/links');
  });

  it.each([
    [1, 0, 'Delete the draft that came of it?'],
    [40, 0, 'Delete the 40 drafts that came of it?'],
    [0, 2, 'Delete the 2 collections that came of it?'],
    [40, 1, 'Delete the 40 drafts and the collection that came of it?'],
  ])(
    'names what %i drafts and %i collections are before they go',
    async (made, collected, said) => {
      const counts = { ...brought.counts, made, collected };
      render(<ImportReport brought={{ ...brought, counts }} />);
      await userEvent.click(screen.getByRole('button', { name: texts.undo }));
      expect(await screen.findByText(said)).toBeDefined();
    },
  );

  it('offers to take back what was written where there are no drafts', async () => {
    api.answer(`POST ${calls}/undo`, { body: { left: 0 } });
    api.answer(`GET ${manage}/recipe-imports`, { body: { imports: [] } });
    render(<ImportReport brought={brought} />);
    await userEvent.click(screen.getByRole('button', { name: texts.undo }));
    expect(await screen.findByText(texts.askUndoPages)).toBeDefined();
    const [, confirm] = screen.getAllByRole('button', { name: texts.undo, hidden: true });
    await userEvent.click(confirm!);
    expect(api.asked.map(({ method }) => method)).toContain('POST');
  });
});
