import axe from 'axe-core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kitchenMediaMessages } from '#contract/kitchen/media-messages.ts';
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

function Held({ first }: { first: ImageUse[] }) {
  const [pictures, setPictures] = useState(first);
  const change = (next: ImageUse[]) => {
    onChange(next);
    setPictures(next);
  };
  return (
    <lists.PictureList label="Pictures" place="r" {...{ pictures, images }} onChange={change} />
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

const transfer = (...files: File[]) => ({ files, types: ['Files'] });

async function choose(item: string, number = 1) {
  await userEvent.click(screen.getByRole('button', { name: `Picture ${number}: actions` }));
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
    expect(document.activeElement).toBe(tile(/2 of 3: Pie 1/));
    expect(screen.getByText('Moved to 2 of 3')).toBeTruthy();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    expect(changed()).toEqual([2, 3, 1]);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('are ordered by their menu', async () => {
    render(<Held first={uses(1, 2, 3)} />);
    await choose('Move to…');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Picture 3 of 3');
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
  });

  it('are removed in one change, and the next one has the focus', async () => {
    render(<Held first={uses(1, 2, 3)} />);
    await choose('Remove', 2);
    expect(changed()).toEqual([1, 3]);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(tile(/2 of 2: Pie 3/));
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

describe('A picture that is opened', () => {
  const { name, startCrop } = anImage();
  const untouched = { name, startCrop };
  const put = `PUT /api/v1/manage/edna/images/${idOf(1)}`;
  const open = async () => {
    render(<Held first={uses(1, 2)} />);
    await userEvent.click(tile(/1 of 2/));
    return within(await screen.findByRole('dialog'));
  };
  const bodies = () =>
    fake.api.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);

  it('opens where it is described, beside all of it', async () => {
    const dialog = await open();
    expect(dialog.getByLabelText<HTMLInputElement>('Describe').checked).toBe(true);
    expect(dialog.getByLabelText('Description')).toBeTruthy();
    expect(dialog.getByRole('img', { name: 'Pie 1' })).toBeTruthy();
    expect(dialog.queryByText(/^Drag over the picture/)).toBeNull();
    await userEvent.click(dialog.getByLabelText('Crop'));
    expect(dialog.queryByLabelText('Description')).toBeNull();
  });

  it('is cut to the shapes in which pages show pictures, and to none', async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByLabelText('Crop'));
    const shapes = within(dialog.getByRole('group', { name: 'Shape' }));
    const shown = shapes.getAllByRole('radio').map((each) => each.closest('label')?.textContent);
    expect(shown).toEqual(['Free', '1:1', '4:3', '3:2', '16:9', '4:5', '2:3']);
    const chosen = () => onChange.mock.lastCall?.[0][0]?.crop;
    await userEvent.click(shapes.getByLabelText('1:1'));
    expect(chosen()?.width).toBe(chosen()?.height);
    const square = chosen();
    await userEvent.click(shapes.getByLabelText('Free'));
    expect(chosen()).toEqual(square);
    await userEvent.click(dialog.getByRole('button', { name: 'Show all of it' }));
    expect(chosen()).toBeUndefined();
  });

  it('is described, and what was typed is saved when it is closed', async () => {
    fake.api.answer(put, { body: { image: anImage() } });
    const dialog = await open();
    const field = dialog.getByLabelText('Description');
    await userEvent.clear(field);
    await userEvent.type(field, 'Apple');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(bodies()).toEqual([{ ...untouched, alt: 'Apple', focalPoint: null }]),
    );
    expect(tile(/1 of 2: Apple/)).toBeTruthy();
  });

  it('keeps a description that could not be saved, and says so', async () => {
    fake.api.breakNetwork(put);
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText('Description'), '!');
    await waitFor(() => expect(dialog.getByText(/^Not saved/)).toBeTruthy(), { timeout: 5000 });
    expect(tile(/1 of 2: Pie 1!/)).toBeTruthy();
  });

  it('is decorative by a tick, which the recipe keeps', async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('checkbox'));
    expect(onChange.mock.lastCall?.[0][0]).toEqual({ id: idOf(1), decorative: true });
    expect(dialog.queryByLabelText('Description')).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox'));
    expect(onChange.mock.lastCall?.[0][0]).toEqual({ id: idOf(1) });
  });

  it('has its focal point moved by keys', async () => {
    fake.api.answer(put, { body: { image: anImage() } });
    const dialog = await open();
    await userEvent.click(dialog.getByLabelText('Focal point'));
    dialog.getByRole('button', { name: /50 % from the left/ }).focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    expect(
      dialog.getByRole('button', { name: /51 % from the left, 60 % from the top/ }),
    ).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(bodies()).toEqual([{ ...untouched, alt: 'Pie 1', focalPoint: { x: 0.51, y: 0.6 } }]),
    );
  });
});
