import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImageUse } from '#domain/media/image.ts';
import type * as Lists from './PictureList.tsx';
import { anImage, fakeUploads, type FakeUploads, idOf } from '../uploads/testing/fake-uploads.ts';

const images = [1, 2, 3].map((number) => anImage({ id: idOf(number), alt: `Pie ${number}` }));
const uses = (...numbers: number[]): ImageUse[] => numbers.map((number) => ({ id: idOf(number) }));

let fake: FakeUploads;
let lists: typeof Lists;
const onChange = vi.fn<(pictures: ImageUse[], step?: string) => void>();

function Held({ first }: { first: ImageUse[] }) {
  const [pictures, setPictures] = useState(first);
  const change = (next: ImageUse[], step?: string) => {
    onChange(next, step);
    setPictures(next);
  };
  return (
    <lists.PictureList
      label="Pictures"
      place="r"
      isReadOnly={false}
      {...{ pictures, images }}
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

  it('is cut by arrow keys, of which those without a rest between them are one step to undo', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const stage = new DOMRect(0, 0, 400, 300);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(stage);
    const dialog = await open();
    await userEvent.click(dialog.getByLabelText('Crop'));
    await userEvent.click(dialog.getByLabelText('1:1'));
    onChange.mockReset();
    const frame = document.querySelector('.ReactCrop__crop-selection')!;
    const moveAfter = (restMs: number) => {
      now += restMs;
      fireEvent.keyDown(frame, { key: 'ArrowRight' });
    };
    for (const restMs of [0, 400, 600]) moveAfter(restMs);
    const steps = onChange.mock.calls.map(([, step]) => step);
    expect(steps).toEqual([expect.any(String), steps[0], expect.any(String)]);
    expect(steps[2]).not.toBe(steps[0]);
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
    expect(tile(/1 of 2, Pictures: Apple/)).toBeTruthy();
  });

  it('keeps a description that could not be saved, and says so', async () => {
    fake.api.breakNetwork(put);
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText('Description'), '!');
    await waitFor(() => expect(dialog.getByText(/^Not saved/)).toBeTruthy(), { timeout: 5000 });
    expect(tile(/1 of 2, Pictures: Pie 1!/)).toBeTruthy();
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
