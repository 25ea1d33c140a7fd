import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_IMAGE_BYTES } from '#domain/media/files/image-header.ts';
import { preparePicture } from './prepare-picture.ts';
import { Refused } from './refused.ts';

const large = new File([new Uint8Array(MAX_IMAGE_BYTES + 1)], 'IMG 1.heif.jpg', {
  type: 'image/jpeg',
});
const decoding = vi.fn<(file: File, options?: object) => Promise<object>>();
const drawing = { fillRect: vi.fn<() => void>(), drawImage: vi.fn<() => void>(), fillStyle: '' };
let drawn: (Blob | null)[];

beforeEach(() => {
  drawn = [new Blob(['a small one'])];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  decoding.mockReset().mockResolvedValue({ close: () => undefined });
  vi.stubGlobal('createImageBitmap', decoding);
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(6000);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(8000);
  const prototype = HTMLCanvasElement.prototype;
  vi.spyOn(prototype, 'getContext').mockReturnValue(
    drawing as Partial<CanvasRenderingContext2D> as CanvasRenderingContext2D,
  );
  vi.spyOn(prototype, 'toBlob').mockImplementation((give) => give(drawn.shift() ?? null));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('A picture too large to be sent', () => {
  it('is drawn anew within the limits of a canvas, upright, and sent as JPEG', async () => {
    const sent = await preparePicture(large);
    expect([sent.name, sent.type, sent.size]).toEqual(['IMG 1.heif.jpg', 'image/jpeg', 11]);
    expect(decoding).toHaveBeenCalledWith(large, {
      resizeWidth: 3000,
      resizeHeight: 4000,
      resizeQuality: 'high',
    });
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  });

  it('is decoded whole where the browser makes nothing smaller', async () => {
    decoding.mockRejectedValueOnce(new TypeError('resizeWidth'));
    expect((await preparePicture(large)).size).toBe(11);
  });

  it('is coded harder when it is still too large', async () => {
    drawn = [new Blob([new Uint8Array(MAX_IMAGE_BYTES + 1)]), new Blob(['b'])];
    expect((await preparePicture(large)).size).toBe(1);
  });

  it.each([
    ['gives nothing back', () => (drawn = [])],
    ['decodes nothing', () => decoding.mockRejectedValue(new Error('memory'))],
  ])('is refused in plain words where the browser %s', async (_name, breakIt) => {
    breakIt();
    await expect(preparePicture(large)).rejects.toThrow(Refused);
  });
});

describe('A photo in HEIC', () => {
  const photo = new File(['heic'], 'IMG_1.HEIC');

  it('becomes a JPEG where this browser can show it', async () => {
    const sent = await preparePicture(photo);
    expect([sent.name, sent.type]).toEqual(['IMG_1.jpg', 'image/jpeg']);
  });

  it('is sent as it is where only the server may read it', async () => {
    decoding.mockRejectedValue(new Error('no HEIC'));
    expect((await preparePicture(photo)).type).toBe('image/heic');
  });
});
