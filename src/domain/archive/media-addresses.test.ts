import { describe, expect, test } from 'vitest';
import { endingOf } from './endings.ts';
import {
  mediaIn,
  plainMediaName,
  replaceMedia,
  type WantedFile,
  wantedKey,
} from './media-addresses.ts';

const key = '76e36de9-76bc-44cf-9d34-299e46defe64.jpg';
const small = `/media/${key}?width=480&crop=1600,1067,0,467`;
const large = `/media/${key}?width=800&crop=1600,1067,0,467`;
const escaped = (path: string) => path.replaceAll('&', '&amp;');

const page = [
  `<meta property="og:image" content="http://hearth.example${escaped(large)}">`,
  `<script type="application/ld+json">{"image":"${small.replaceAll('&', '\\u0026')}"}</script>`,
  `<img src="${escaped(large)}" srcset="${escaped(small)} 480w, ${escaped(large)} 800w">`,
  `<video src="/media/76e36de9-76bc-44cf-9d34-299e46defe65.mp4"></video>`,
].join('\n');

const nameIn = (names: Map<string, string>) => (file: WantedFile) =>
  names.get(wantedKey(file)) ?? null;

describe('Pictures and videos of a page', () => {
  test('are each found once for each use', () => {
    expect(mediaIn(page, true)).toEqual([
      { path: large, use: 'described' },
      { path: small, use: 'described' },
      { path: large, use: 'shown' },
      { path: small, use: 'shown' },
      { path: '/media/76e36de9-76bc-44cf-9d34-299e46defe65.mp4', use: 'shown' },
    ]);
  });

  test('get plain names wherever they stand', () => {
    const names = new Map([
      [`described ${large}`, '/media/large.jpg'],
      [`described ${small}`, '/media/small.jpg'],
      [`shown ${large}`, '/media/large.webp'],
      [`shown ${small}`, '/media/small.webp'],
    ]);
    const written = replaceMedia(page, true, nameIn(names));
    expect(written.split('\n')).toEqual([
      '<meta property="og:image" content="http://hearth.example/media/large.jpg">',
      '<script type="application/ld+json">{"image":"/media/small.jpg"}</script>',
      '<img src="/media/large.webp" srcset="/media/small.webp 480w, /media/large.webp 800w">',
      '<video src="/media/76e36de9-76bc-44cf-9d34-299e46defe65.mp4"></video>',
    ]);
  });

  test('keep their address where no file was made', () => {
    expect(replaceMedia(page, true, () => null)).toBe(page);
  });

  test('are described in everything that is no page', () => {
    const feed = `<enclosure url="http://hearth.example${escaped(small)}"/>`;
    expect(mediaIn(feed, false)).toEqual([{ path: small, use: 'described' }]);
  });

  test('do not swallow the comma after them', () => {
    const list = `${small}, ${large}`;
    expect(mediaIn(list, false).map(({ path }) => path)).toEqual([small, large]);
  });
});

describe('Plain names of pictures', () => {
  test('say what the address asked for', () => {
    const name = plainMediaName(`/media/${key}?width=480&crop=1600,1067,0,467`, 'webp');
    expect(name).toBe(
      '/media/76e36de9-76bc-44cf-9d34-299e46defe64-width-480-crop-1600-1067-0-467.webp',
    );
  });

  test('are the same for an address that is written with other signs', () => {
    const asked = `/media/${key}?width=480&crop=1600%2C1067%2C0%2C467`;
    expect(plainMediaName(asked, 'webp')).toBe(plainMediaName(small, 'webp'));
  });

  test('stay what they are for a picture as it is stored', () => {
    expect(plainMediaName(`/media/${key}`, 'jpg')).toBe(`/media/${key}`);
  });

  test('are plain for a film too, and for an address that nobody wrote by hand', () => {
    const film = '/media/76e36de9-76bc-44cf-9d34-299e46defe65.mp4';
    const start = film.replace('.mp4', '');
    expect(plainMediaName(`${film}?width=480`, 'mp4')).toBe(`${start}-width-480.mp4`);
    expect(plainMediaName(`${film}?a=%`, 'mp4')).toBe(`${start}-a-.mp4`);
    expect(plainMediaName(`${film}?a=%ff`, 'mp4')).toBe(`${start}-a-ff.mp4`);
  });
});

describe('The ending of a file', () => {
  test.each([
    ['image/webp', 'webp'],
    ['image/svg+xml; charset=utf-8', 'svg'],
    ['video/mp4', 'mp4'],
    ['application/x-new', 'mp4'],
    ['', 'mp4'],
  ])('of the type %j is %s', (contentType, ending) => {
    expect(endingOf(contentType, '/media/film.mp4?width=480')).toBe(ending);
  });
});
