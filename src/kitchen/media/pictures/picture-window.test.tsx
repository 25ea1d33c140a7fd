import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LARGEST_SIDE } from '#domain/media/variant-address.ts';
import { PictureWindow } from './PictureWindow.tsx';

it.each([
  [20_000, 400],
  [400, 20_000],
  [3000, 2000],
])('A picture of %d × %d is asked for in a width that is served', (width, height) => {
  const image = { key: 'wide.png', width, height, contentType: 'image/png', lqip: '' };
  const { container } = render(
    <PictureWindow image={image as never} use={{ id: 'wide' }} ratio="4:3" />,
  );
  const { src } = container.querySelector('img')!;
  const asked = Number(new URL(src).searchParams.get('width'));
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(Math.min(width, LARGEST_SIDE));
});

it.each([
  [1200, 300],
  [300, 1200],
])('A picture of %d × %d is shown whole where nothing of it may be cut', (width, height) => {
  const image = { key: 'logo.png', width, height, contentType: 'image/png', lqip: '' };
  const { container } = render(
    <PictureWindow image={image as never} use={{ id: 'logo' }} ratio={null} />,
  );
  const { style } = container.querySelector('img')!;
  expect([style.objectFit, style.width, style.height]).toEqual(['contain', '100%', '100%']);
});
