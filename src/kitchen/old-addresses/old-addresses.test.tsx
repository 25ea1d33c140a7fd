import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oldAddressesMessages as texts } from '#contract/kitchen/site/old-addresses-messages.ts';
import type { AddressMissView, OldAddressView } from '#contract/site/old-address.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import {
  aKitchen,
  aRow,
  idOf,
  index,
  leaveKitchen,
  manage,
  whole,
} from '#kitchen/recipes/testing/list-page.ts';

const list = `GET ${manage}/old-addresses`;
const misses = `GET ${manage}/address-misses`;
const at = '2026-05-01T10:00:00.000Z';

const tart = { kind: 'recipe' as const, id: idOf(1) };
const anAddress = (changes: Partial<OldAddressView> = {}): OldAddressView => ({
  id: idOf(700),
  address: '/2012/plum-tart',
  target: tart,
  title: 'Plum Tart',
  path: '/recipes/plum-tart',
  hits: 3,
  createdAt: at,
  ...changes,
});
const aMiss = (changes: Partial<AddressMissView> = {}): AddressMissView => ({
  id: idOf(800),
  address: '/2013/leek-pie.html',
  misses: 12,
  firstAt: at,
  lastAt: at,
  ...changes,
});
const listed = (...oldAddresses: OldAddressView[]) => ({
  body: { oldAddresses, total: oldAddresses.length },
});
const missed = (...addressMisses: AddressMissView[]) => ({
  body: { addressMisses, total: addressMisses.length },
});

let api: FakeApi;

beforeEach(() => {
  api = aKitchen('/kitchen/hearth/addresses');
  api.answer(
    index,
    whole([
      aRow(1, { title: 'Plum Tart', slug: 'plum-tart', publishedAt: at }),
      aRow(2, { title: 'Leek Pie', slug: 'leek-pie', publishedAt: at }),
    ]),
  );
  api.answer(`GET ${manage}/collections`, { body: { collections: [], total: 0 } });
  api.answer(list, listed(anAddress()));
  api.answer(misses, missed(aMiss()));
});
afterEach(leaveKitchen);

async function open() {
  const { OldAddressesScreen } = await import('./OldAddressesScreen.tsx');
  render(<OldAddressesScreen />);
  await screen.findByRole('heading', { name: texts.heading });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (call: string) =>
  api.asked.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);

describe('The screen of old addresses', () => {
  it('says where each leads, and how often it was asked for', async () => {
    await open();
    const line = (await screen.findByText('/2012/plum-tart')).closest('li')!;
    expect(within(line).getByRole('link', { name: 'Plum Tart' }).getAttribute('href')).toContain(
      '/recipes/plum-tart',
    );
    expect(line.textContent).toContain(texts.list.hits(3));
  });

  it('mends an address that leads nowhere by one press', async () => {
    await open();
    const mend = `POST ${manage}/address-misses/${idOf(800)}`;
    api.answer(mend, { body: { oldAddress: anAddress({ address: '/2013/leek-pie.html' }) } });
    api.answer(misses, missed());
    await press(texts.misses.mendNamed('/2013/leek-pie.html', 'Leek Pie'));
    expect(await screen.findByText(texts.misses.none)).toBeTruthy();
    expect(sent(mend)).toEqual([{ target: { kind: 'recipe', id: idOf(2) } }]);
  });

  it('has it lead to a page that was chosen, by keys alone', async () => {
    await open();
    const mend = `POST ${manage}/address-misses/${idOf(800)}`;
    api.answer(mend, { body: { oldAddress: anAddress() } });
    await press(texts.misses.chooseNamed('/2013/leek-pie.html'));
    await userEvent.keyboard('plum');
    await screen.findByRole('list', { name: texts.target.found });
    await userEvent.keyboard('{Enter}');
    await screen.findByText(texts.mended('/2013/leek-pie.html', 'Plum Tart'));
    expect(sent(mend)).toEqual([{ target: tart }]);
  });

  it('keeps what was typed where it was refused', async () => {
    await open();
    api.answer(`POST ${manage}/old-addresses`, refusal('temporarily_unavailable'));
    const address = screen.getByLabelText(texts.add.address);
    await userEvent.type(address, '/old');
    const [target] = screen.getAllByLabelText(texts.target.label);
    await userEvent.type(target!, '/recipes{Enter}');
    await screen.findByText(/try again/i);
    expect((address as HTMLInputElement).value).toBe('/old');
    expect((target as HTMLInputElement).value).toBe('/recipes');
  });

  it('adds one by hand', async () => {
    await open();
    const call = `POST ${manage}/old-addresses`;
    api.answer(call, { body: { oldAddresses: [anAddress({ address: '/old' })] } });
    await userEvent.type(screen.getByLabelText(texts.add.address), 'https://old.example/old');
    const [target] = screen.getAllByLabelText(texts.target.label);
    await userEvent.type(target!, '/recipes{Enter}');
    await screen.findByText(texts.mended('/old', texts.target.path('/recipes')));
    expect(sent(call)).toEqual([
      {
        addresses: [
          { address: 'https://old.example/old', target: { kind: 'path', path: '/recipes' } },
        ],
      },
    ]);
  });

  it('deletes one, and takes that back', async () => {
    await open();
    api.answer(`DELETE ${manage}/old-addresses/${idOf(700)}`, { status: 204 });
    await press(texts.list.removeNamed('/2012/plum-tart'));
    await screen.findByText(texts.list.removed('/2012/plum-tart'));
    const call = `POST ${manage}/old-addresses`;
    api.answer(call, listedOnly(anAddress()));
    await press('Undo');
    await screen.findByText(texts.list.restored('/2012/plum-tart'));
    expect(sent(call)).toEqual([{ addresses: [{ address: '/2012/plum-tart', target: tart }] }]);
  });

  it('teaches where there is none', async () => {
    api.answer(list, listed());
    api.answer(misses, missed());
    await open();
    expect(await screen.findByText(texts.empty.text)).toBeTruthy();
  });

  it('says that they could not be loaded, and tries again', async () => {
    api.answer(list, refusal('internal_error'));
    await open();
    const again = await screen.findByRole('button', { name: texts.tryAgain });
    api.answer(list, listed(anAddress()));
    await userEvent.click(again);
    expect(await screen.findByText('/2012/plum-tart')).toBeTruthy();
  });
});

const listedOnly = (...oldAddresses: OldAddressView[]) => ({ body: { oldAddresses } });
