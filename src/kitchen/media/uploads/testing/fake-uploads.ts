import { vi } from 'vitest';
import type { LibraryImageView, VideoView } from '#contract/media/media.ts';
import { exampleOf } from '#stores/testing/examples.ts';
import { imageAnswer, videoAnswer } from '#contract/media/media.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';

const manage = '/api/v1/manage';
export const calls = {
  address: `POST ${manage}/image-upload-urls`,
  picture: `POST ${manage}/images`,
  filmAddress: `POST ${manage}/edna/video-upload-urls`,
  film: `POST ${manage}/edna/videos`,
};

export const idOf = (number: number): string =>
  `5b7f6a52-6f4e-4a52-9d68-${String(number).padStart(12, '0')}`;

export const anImage = (own: Partial<LibraryImageView> = {}): LibraryImageView => {
  const { focalPoint: _, ...image } = exampleOf(imageAnswer).image;
  const id = own.id ?? idOf(1);
  return {
    ...image,
    width: 1200,
    height: 800,
    alt: '',
    lqip: '',
    contentType: 'image/jpeg',
    key: `${id}.jpg`,
    ...own,
    id,
  };
};

export const aVideo = (own: Partial<VideoView> = {}): VideoView => ({
  ...exampleOf(videoAnswer).video,
  ...own,
});

export const aPhoto = (name = 'pie.jpg', type = 'image/jpeg'): File =>
  new File(['a photo'], name, { type });

/** A PUT to an upload address that waits for the test. */
export type Put = {
  address: string;
  type: string;
  isAborted: boolean;
  progress: (part: number) => void;
  answer: (status?: number) => void;
  breakOff: () => void;
};

/** The API, the uploads to its addresses, and which blob addresses are in use. */
export function fakeUploads() {
  globalThis.history.replaceState(null, '', `/kitchen/edna/recipes/${idOf(0)}`);
  // jsdom captures no pointer.
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
  const puts: Put[] = [];
  vi.stubGlobal('XMLHttpRequest', requestInto(puts));
  const blobs = new Set<string>();
  let lastBlob = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    lastBlob += 1;
    blobs.add(`blob:${lastBlob}`);
    return `blob:${lastBlob}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void blobs.delete(address));
  const api: FakeApi = fakeApi();
  answerForCode();
  api.answer(calls.address, { status: 201, body: { uploadUrl: '/put/1', key: idOf(1) } });
  api.answer(calls.picture, { status: 201, body: { image: anImage() } });
  return { api, puts, blobs };
}

/** Who fetches code asks first whether the server is there, which is no call of the API. */
function answerForCode(): void {
  const ofApi = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    init.method === 'HEAD' ? Promise.resolve(new Response()) : ofApi(input, init),
  );
}

export type FakeUploads = ReturnType<typeof fakeUploads>;

function requestInto(puts: Put[]) {
  return function FakeRequest() {
    const heard = new EventTarget();
    const upload = new EventTarget();
    const fire = (name: string) => heard.dispatchEvent(new Event(name));
    const request = {
      status: 0,
      responseText: '',
      upload,
      addEventListener: heard.addEventListener.bind(heard),
      open: (_method: string, address: string) => void (put.address = address),
      setRequestHeader: (_name: string, value: string) => void (put.type = value),
      abort: () => {
        put.isAborted = true;
        fire('abort');
      },
      send: () => void puts.push(put),
    };
    const put: Put = {
      address: '',
      type: '',
      isAborted: false,
      progress: (part) =>
        upload.dispatchEvent(
          Object.assign(new Event('progress'), { loaded: part * 100, total: 100 }),
        ),
      answer: (status = 204) => {
        request.status = status;
        fire('load');
      },
      breakOff: () => fire('error'),
    };
    return request;
  };
}
