import { expect, it } from 'vitest';
import { type Image, pictureIn } from './image.ts';

const image: Image = {
  id: 'pie',
  key: 'pie.jpg',
  width: 12,
  height: 8,
  lqip: '',
  alt: 'A pie',
  contentType: 'image/jpeg',
};
const images = new Map([[image.id, image]]);

it('has its description where it is not decorative, and its crop', () => {
  const crop = { x: 0, y: 0, width: 8, height: 8 };
  expect(pictureIn(images, 'pie')).toEqual(image);
  expect(pictureIn(images, { id: 'pie', crop })).toEqual({ ...image, crop });
  expect(pictureIn(images, { id: 'pie', decorative: true })).toEqual({ ...image, alt: '' });
  expect(pictureIn(images, { id: 'tart' })).toBeNull();
});
