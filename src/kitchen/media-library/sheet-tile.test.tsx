import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LibraryImageView } from '#contract/media/media.ts';
import { Thumbnail } from './SheetTile.tsx';

const picture: LibraryImageView = {
  id: '00000000-0000-4000-8000-000000000001',
  key: 'banner.jpg',
  width: 1200,
  height: 900,
  lqip: '',
  alt: '',
  name: 'IMG_1',
  contentType: 'image/jpeg',
  bytes: 54_321,
  createdAt: '2026-05-01T10:00:00.000Z',
};

function shown(changes: Partial<LibraryImageView>) {
  const item = { ...picture, ...changes, kind: 'picture', isUsed: true } as const;
  const { container } = render(<Thumbnail item={item} />);
  return container.querySelector('img')!;
}

it.each([
  ['a photo', { width: 1200, height: 900 }, 320],
  ['a banner', { width: 2400, height: 400 }, 320],
  ['a ribbon', { width: 1200, height: 90 }, 90],
  ['a pillar', { width: 400, height: 2400 }, 320],
])('A tile of the media library is filled by a square of %s', (_, size, side) => {
  const { searchParams } = new URL(shown(size).src);
  expect([searchParams.get('width'), searchParams.get('height')]).toEqual([
    String(side),
    String(side),
  ]);
});

it('A tile of the media library shows a lettered logo whole, and nothing else', () => {
  const lettering = { contentType: 'image/svg+xml', width: 900, height: 200 };
  const banner = { width: 900, height: 200 };
  expect([shown(lettering), shown(banner)].map(({ dataset }) => dataset['whole'])).toEqual([
    'true',
    undefined,
  ]);
});

it('A tile of the media library shows a drawing around its focal point', () => {
  const drawing = { contentType: 'image/svg+xml', focalPoint: { x: 0.25, y: 0.75 } };
  expect(shown(drawing).style.objectPosition).toBe('25% 75%');
  expect(shown({}).style.objectPosition).toBe('');
});
