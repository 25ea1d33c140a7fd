import { expect, it } from 'vitest';
import { commentsOfSite } from './comment-ids.ts';

const comment = {
  id: '7',
  parentId: null,
  name: 'Ada',
  isFromAuthor: false,
  text: 'Lovely.',
  at: null,
  rating: null,
  approved: true,
};
const idAt = (address: string) => commentsOfSite([comment], address)[0]?.id;

it('A comment has one number, whether its site is called with "www." or without', () => {
  expect(idAt('https://www.pies.test/blog/')).toBe(idAt('http://pies.test'));
  expect(idAt('https://cakes.test')).not.toBe(idAt('https://pies.test'));
});
