import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDropGuard } from '../uploads/dropped-files.ts';
import type * as Fields from './VideoField.tsx';
import {
  aPhoto,
  aVideo,
  calls,
  fakeUploads,
  type FakeUploads,
  idOf,
} from '../uploads/testing/fake-uploads.ts';

let fake: FakeUploads;
let fields: typeof Fields;
const onChange = vi.fn<(film: Fields.ChosenFilm) => void>();

function Held({ isReadOnly = false }) {
  const [film, setFilm] = useState<Fields.ChosenFilm>({ videoId: null, youtubeVideoId: null });
  const [begun, setBegun] = useState<string | null>(null);
  const change = (next: Fields.ChosenFilm) => {
    onChange(next);
    setFilm(next);
    setBegun(null);
  };
  return (
    <fields.VideoField
      label="Film"
      place="r"
      videos={[]}
      images={[]}
      film={film}
      isReadOnly={isReadOnly}
      onChange={change}
      youtube={{ begun, begin: setBegun }}
    />
  );
}

beforeEach(async () => {
  vi.resetModules();
  onChange.mockReset();
  fake = fakeUploads();
  fields = await import('./VideoField.tsx');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const address = () => screen.getByLabelText<HTMLInputElement>('or a YouTube address');

describe('The film of a recipe', () => {
  it('is read from any address of YouTube, and nothing else is taken', async () => {
    render(<Held />);
    await userEvent.type(address(), 'https://you');
    expect(screen.getByText('This is no address of a YouTube film.')).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.clear(address());
    await userEvent.paste('https://youtu.be/dQw4w9WgXcQ?t=9');
    expect(onChange).toHaveBeenLastCalledWith({ videoId: null, youtubeVideoId: 'dQw4w9WgXcQ' });
    expect(address().value).toBe('https://youtu.be/dQw4w9WgXcQ?t=9');
    await userEvent.tab();
    expect(address().value).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await userEvent.click(screen.getByRole('button', { name: 'Remove the film' }));
    expect(onChange).toHaveBeenLastCalledWith({ videoId: null, youtubeVideoId: null });
  });

  it('goes up as its own file, without a still where none can be drawn', async () => {
    // The browser says at once that it cannot decode the film.
    const load = vi
      .spyOn(HTMLVideoElement.prototype, 'src', 'set')
      .mockImplementation(function fail(this: HTMLVideoElement) {
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      });
    fake.api.answer(calls.filmAddress, {
      status: 201,
      body: { uploadUrl: '/put/f', key: idOf(7) },
    });
    const video = aVideo({ id: idOf(7), posterImageId: null });
    fake.api.answer(calls.film, { status: 201, body: { video } });
    render(<Held />);
    const film = aPhoto('knead.mp4', 'video/mp4');
    await userEvent.upload(screen.getByLabelText('Upload a film'), film);
    await waitFor(() => expect(fake.puts).toHaveLength(1));
    fake.puts[0]!.answer();
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledWith({ videoId: idOf(7), youtubeVideoId: null }),
    );
    expect(load).toHaveBeenCalled();
    expect(fake.api.asked.at(-1)!.body).toEqual({
      key: idOf(7),
      name: 'knead',
      posterImageId: null,
    });
    expect(fake.blobs).toEqual(new Set());
  });

  it('waits as it came where nothing can be changed, until it can', async () => {
    fake.api.answer(calls.filmAddress, {
      status: 201,
      body: { uploadUrl: '/put/f', key: idOf(7) },
    });
    const video = aVideo({ id: idOf(7), posterImageId: null });
    fake.api.answer(calls.film, { status: 201, body: { video } });
    const { rerender } = render(<Held isReadOnly />);
    await userEvent.upload(
      screen.getByLabelText('Upload a film'),
      aPhoto('knead.mp4', 'video/mp4'),
    );
    await waitFor(() => expect(fake.puts).toHaveLength(1));
    fake.puts[0]!.answer();
    await waitFor(() => expect(screen.getByRole('listitem').dataset['state']).toBe('done'));
    expect(onChange).not.toHaveBeenCalled();
    rerender(<Held />);
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledWith({ videoId: idOf(7), youtubeVideoId: null }),
    );
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('is refused where it is none, before anything is sent', async () => {
    render(<Held />);
    fireEvent.drop(screen.getByRole('region', { name: 'Film' }), {
      dataTransfer: { files: [aPhoto('knead.mov', 'video/quicktime')], types: ['Files'] },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('MP4 or a WebM');
    expect(fake.api.asked).toEqual([]);
  });
});

describe('A file that is dropped beside its place', () => {
  function Page() {
    useDropGuard();
    return <input aria-label="Title" />;
  }
  const drop = (types: string[]) =>
    fireEvent.drop(screen.getByLabelText('Title'), { dataTransfer: { types, files: [] } });

  it('does not take the page away, while dragged text still drops', () => {
    const { unmount } = render(<Page />);
    // An event that somebody prevented answers false.
    expect([drop(['Files']), drop(['text/plain'])]).toEqual([false, true]);
    unmount();
  });
});
