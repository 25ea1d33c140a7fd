import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureEditMessages as texts } from '#contract/kitchen/media/picture-edit-messages.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { $notices } from '../shell/notices/notices.ts';
import { FilmName } from './FilmName.tsx';

const film = {
  kind: 'film',
  id: '00000000-0000-4000-8000-000000000001',
  key: 'film.mp4',
  name: 'FILM_1',
  poster: null,
  posterImageId: null,
  contentType: 'video/mp4',
  bytes: 54_321,
  createdAt: '2026-05-01T10:00:00.000Z',
  isUsed: false,
} as const;
const put = `PUT /api/v1/manage/hearth/videos/${film.id}`;

let api: FakeApi;

beforeEach(() => {
  history.replaceState(null, '', '/kitchen/hearth/media');
  api = fakeApi();
  api.breakNetwork(put);
});
afterEach(() => vi.unstubAllGlobals());

const field = () => screen.getByRole('textbox');
const sent = () => api.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('The name of a film', () => {
  it('is saved where its panel is closed before the field is left, or told', async () => {
    const { unmount } = render(<FilmName item={film} />);
    await userEvent.type(field(), ' of bread');
    expect(sent()).toEqual([]);
    unmount();
    await waitFor(() => expect(sent()).toEqual([{ name: 'FILM_1 of bread' }]));
    const told = texts.nameNotSaved('').trim();
    await waitFor(() => expect($notices.get().at(-1)?.text).toContain(told));
  });

  it('is sent with the page that goes, and again when the field is left', async () => {
    render(<FilmName item={film} />);
    await userEvent.type(field(), '!');
    globalThis.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(sent()).toEqual([{ name: 'FILM_1!' }]));
    await screen.findByRole('textbox');
    await waitFor(async () => {
      await userEvent.click(field());
      await userEvent.tab();
      expect(sent()).toHaveLength(2);
    });
  });

  it('is not sent where nothing was typed', () => {
    render(<FilmName item={film} />).unmount();
    expect(sent()).toEqual([]);
  });
});
