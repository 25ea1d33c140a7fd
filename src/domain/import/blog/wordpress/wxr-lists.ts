import type { FormerList } from '../../files/former-page.ts';
import { addressBelow, numberAddress } from '../old-address.ts';
import type { WxrIndex } from './wxr-index.ts';

/** Categories may stand in each other in circles, in a file that was made by hand. */
const parentsMax = 20;

/** The lists of posts by category and tag, at the addresses that WordPress gives them by itself. */
export function wxrLists({ categories, tags, site }: WxrIndex): FormerList[] {
  const { address: base } = site;
  const below = (...parts: string[]) => addressBelow(`${parts.join('/')}/`, base);
  const byNumber = (id: string) => (id === '' ? [] : [numberAddress(`cat=${id}`, base)]);
  return [
    ...[...categories].map(([slug, { id, name }]): FormerList => {
      const whole = below('category', ...parentsOf(slug, categories), slug);
      const addresses = [whole, below('category', slug), ...byNumber(id)];
      return { kind: 'category', name, addresses: [...new Set(addresses)] };
    }),
    ...[...tags].map(([slug, { name }]): FormerList => {
      const addresses = [below('tag', slug), numberAddress(`tag=${slug}`, base)];
      return { kind: 'tag', name, addresses };
    }),
  ];
}

/** The outermost first. */
function parentsOf(slug: string, categories: WxrIndex['categories']): string[] {
  const parents: string[] = [];
  let above = categories.get(slug)?.parent ?? '';
  while (above !== '' && parents.length < parentsMax) {
    parents.unshift(above);
    above = categories.get(above)?.parent ?? '';
  }
  return parents.length === parentsMax ? [] : parents;
}
