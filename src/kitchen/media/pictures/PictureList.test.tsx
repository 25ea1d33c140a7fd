import axe from 'axe-core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kitchenMediaMessages } from '#contract/kitchen/media/media-messages.ts';
import type { ImageUse } from '#domain/media/image.ts';
import type * as Lists from './PictureList.tsx';
import {
  anImage,
  aPhoto,
  calls,
  fakeUploads,
  type FakeUploads,
  idOf,
} from '../uploads/testing/fake-uploads.ts';

const images = [1, 2, 3].map((number) => anImage({ id: idOf(number), alt: `Pie ${number}` }));
const uses = (...numbers: number[]): ImageUse[] => numbers.map((number) => ({ id: idOf(number) }));

let fake: FakeUploads;
let lists: typeof Lists;
const onChange = vi.fn<(pictures: ImageUse[]) => void>();

function Held({ first, isReadOnly = false }: { first: ImageUse[]; isReadOnly?: boolean }) {
  const [pictures, setPictures] = useState(first);
  const change = (next: ImageUse[]) => {
    onChange(next);
    setPictures(next);
  };
  return (
    <lists.PictureList
      label="Pictures"
      place="r"
      {...{ pictures, images, isReadOnly }}
      onChange={change}
    />
  );
}

beforeEach(async () => {
  vi.resetModules();
  onChange.mockReset();
  fake = fakeUploads();
  lists = await import('./PictureList.tsx');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tile = (name: RegExp) => screen.getByRole('button', { name });
const changed = () => onChange.mock.lastCall?.[0].map(({ id }) => Number(id.slice(-2)));
/** The code that drags comes after the list. jsdom lays nothing out: a hundred pixels each. */
async function standInARow() {
  await screen.findByText(kitchenMediaMessages.list.keys);
  for (const [at, each] of screen.getAllByRole('listitem').entries()) {
    vi.spyOn(each, 'getBoundingClientRect').mockReturnValue(new DOMRect(at * 100, 0, 100, 100));
  }
}

/** What is dragged is measured between two movements. */
async function moveTo(point: { clientX: number; clientY: number }) {
  fireEvent.mouseMove(document, point);
  const { promise, resolve } = Promise.withResolvers<number>();
  requestAnimationFrame(resolve);
  await act(async () => void (await promise));
}

/** For a moment after a drag the library keeps every click from what is below the document. */
async function clicksArrive() {
  const heard = vi.fn<() => void>();
  document.body.addEventListener('click', heard);
  await waitFor(() => {
    fireEvent.click(document.body);
    expect(heard).toHaveBeenCalled();
  });
  document.body.removeEventListener('click', heard);
}

const transfer = (...files: File[]) => ({ files, types: ['Files'] });

async function choose(item: string, number = 1) {
  await userEvent.click(
    screen.getByRole('button', { name: `Picture ${number}, Pictures: actions` }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

describe('Pictures of a recipe', () => {
  it('come by drop, are seen at once, and are in the recipe when they have arrived', async () => {
    render(<Held first={uses(2)} />);
    fireEvent.drop(screen.getByRole('region', { name: 'Pictures' }), {
      dataTransfer: transfer(aPhoto()),
    });
    expect(screen.getByRole('progressbar', { name: 'Uploading pie.jpg' })).toBeTruthy();
    await waitFor(() => expect(fake.puts).toHaveLength(1));
    expect(onChange).not.toHaveBeenCalled();
    fake.puts[0]!.answer();
    await waitFor(() => expect(changed()).toEqual([2, 1]));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect([screen.queryByRole('progressbar'), fake.blobs.size]).toEqual([null, 0]);
  });

  it('wait as they came where nothing can be changed, until it can', async () => {
    const { rerender } = render(<Held first={uses(2)} isReadOnly />);
    await userEvent.upload(screen.getByLabelText('Choose pictures'), aPhoto());
    await waitFor(() => expect(fake.puts).toHaveLength(1));
    fake.puts[0]!.answer();
    const bar = await screen.findByRole('progressbar');
    await waitFor(() => expect(bar.closest('li')?.dataset['state']).toBe('done'));
    expect(onChange).not.toHaveBeenCalled();
    rerender(<Held first={uses(2)} />);
    await waitFor(() => expect(changed()).toEqual([2, 1]));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('come by choice and by paste, but not out of a pasted text', async () => {
    render(<Held first={[]} />);
    await userEvent.upload(screen.getByLabelText('Choose pictures'), [
      aPhoto('a.jpg'),
      aPhoto('b.jpg'),
    ]);
    fireEvent.paste(document.body, { clipboardData: transfer(aPhoto('c.png', 'image/png')) });
    fireEvent.paste(document.body, {
      clipboardData: { files: [aPhoto('d.jpg')], types: ['text/plain', 'Files'] },
    });
    const names = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'));
    expect(names).toEqual(['Uploading a.jpg', 'Uploading b.jpg', 'Uploading c.png']);
  });

  it('tell what went wrong and go up again', async () => {
    fake.api.breakNetwork(calls.address);
    render(<Held first={[]} />);
    await userEvent.upload(screen.getByLabelText('Choose pictures'), aPhoto());
    expect((await screen.findByRole('alert')).textContent).toContain('pie.jpg did not go up');
    fake.api.answer(calls.address, { status: 201, body: { uploadUrl: '/put/1', key: idOf(1) } });
    await userEvent.click(screen.getByRole('button', { name: 'Retry pie.jpg' }));
    await waitFor(() => expect(fake.puts).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel pie.jpg' }));
    expect([fake.puts[0]!.isAborted, fake.blobs.size]).toEqual([true, 0]);
  });

  it('are ordered by Alt with the arrow keys, and keep the focus', async () => {
    render(<Held first={uses(1, 2, 3)} />);
    tile(/1 of 3/).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(changed()).toEqual([2, 1, 3]);
    expect(document.activeElement).toBe(tile(/2 of 3, Pictures: Pie 1/));
    expect(screen.getByText('Moved to 2 of 3')).toBeTruthy();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    expect(changed()).toEqual([2, 3, 1]);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('are ordered by their menu', async () => {
    render(<Held first={uses(1, 2, 3)} />);
    await choose('Move to…');
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'Picture 3 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    expect(changed()).toEqual([2, 3, 1]);
    await choose('Make it the cover', 3);
    expect(changed()).toEqual([1, 2, 3]);
  });

  it('are ordered by drag, which opens nothing', async () => {
    render(<Held first={uses(1, 2, 3)} />);
    await standInARow();
    const first = tile(/1 of 3/);
    fireEvent.mouseDown(first, { clientX: 50, clientY: 50, button: 0 });
    for (const clientX of [60, 240]) await moveTo({ clientX, clientY: 50 });
    fireEvent.mouseUp(document, { clientX: 240, clientY: 50 });
    fireEvent.click(first);
    await waitFor(() => expect(changed()).toEqual([2, 3, 1]));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    await clicksArrive();
  });

  it('stay where a finger scrolls past them, and where a drag is called off', async () => {
    render(<Held first={uses(1, 2)} />);
    await standInARow();
    const [first, item] = [tile(/1 of 2/), screen.getAllByRole('listitem')[0]!];
    fireEvent.touchStart(first, { touches: [{ clientX: 0, clientY: 0 }] });
    fireEvent.touchMove(first, { touches: [{ clientX: 0, clientY: 30 }] });
    fireEvent.touchEnd(first);
    expect(item.dataset['dragged']).toBeUndefined();
    fireEvent.mouseDown(first, { clientX: 50, clientY: 50, button: 0 });
    await moveTo({ clientX: 80, clientY: 50 });
    expect(item.dataset['dragged']).toBe('');
    fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' });
    await waitFor(() => expect(item.dataset['dragged']).toBeUndefined());
    fireEvent.mouseUp(document, { clientX: 80, clientY: 50 });
    expect(onChange).not.toHaveBeenCalled();
    await clicksArrive();
  });

  it('are removed in one change, and the next one has the focus', async () => {
    render(<Held first={uses(1, 2, 3)} />);
    await choose('Remove', 2);
    expect(changed()).toEqual([1, 3]);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(tile(/2 of 2, Pictures: Pie 3/));
  });

  it('have no fault that axe finds', async () => {
    const { container } = render(<Held first={uses(1, 2)} />);
    await userEvent.upload(screen.getByLabelText('Choose pictures'), aPhoto());
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
