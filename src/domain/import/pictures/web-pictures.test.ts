import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webPictures } from './web-pictures.ts';

const at = (path: string) => `https://pies.test${path}`;
const read = (told: Partial<Parameters<typeof webPictures>[0]>) =>
  webPictures({ own: [], around: [], steps: [], ...told });
const addressesOf = (told: Parameters<typeof read>[0]) =>
  read(told).ofDish.map(({ addresses }) => addresses[0]);

describe('The pictures of a recipe on the web', () => {
  it.each([
    [
      'sizes of a plugin',
      ['/u/tart-225x225.jpg', '/u/tart-320x180.jpg', '/u/tart.jpg'],
      '/u/tart.jpg',
    ],
    ['cuts', ['/u/plum-tart-1x1.jpg', '/u/plum-tart-16x9.jpg'], '/u/plum-tart-1x1.jpg'],
    [
      'a copy with a date of its change',
      ['/u/tart-e1626708924177.jpg', '/u/tart-e1626708924177-260x195.jpg'],
      '/u/tart-e1626708924177.jpg',
    ],
    ['queries', ['/tart.jpg?w=320&h=180', '/tart.jpg?w=960&h=540'], '/tart.jpg?w=960&h=540'],
    [
      'a service of sizes',
      [
        '/thmb/32d8L6W6cwt652tjjXAHosP3ViE=/1500x0/filters:no_upscale()/beef.jpg',
        '/thmb/Zr2-L6W6cwt652tjjXAHosP3ViE=/750x0/filters:no_upscale()/beef.jpg',
      ],
      '/thmb/32d8L6W6cwt652tjjXAHosP3ViE=/1500x0/filters:no_upscale()/beef.jpg',
    ],
  ])('come once though there are several: %s', (_name, paths, best) => {
    expect(addressesOf({ own: paths.map(at) })).toEqual([at(best)]);
  });

  it('come in full size where only smaller ones are named, and else as they are named', () => {
    const small = at('/wp-content/uploads/2020/01/tart-225x225.jpg');
    const full = at('/wp-content/uploads/2020/01/tart.jpg');
    expect(read({ own: [small] }).ofDish).toEqual([{ addresses: [full, small], alt: '' }]);
  });

  it('are several where they are several', () => {
    const own = [
      '/2019/08/IMG_1.jpg',
      '/2020/08/IMG_1.jpg',
      '/2020/08/IMG_2.jpg',
      '/tart/featured-image.jpg',
      '/tart/crust/featured-image.jpg',
      '/render?of=a&w=640',
      '/render?of=b&w=640',
      '/photo.php?id=1',
      '/photo.php?id=2',
    ].map(at);
    expect(addressesOf({ own })).toEqual(own);
  });

  it('are one where another host keeps a copy under the same long name', () => {
    const copy = 'https://cdn.pies.test/u/plum-tart-whole-300x200.jpg';
    expect(addressesOf({ own: [at('/u/plum-tart-whole.jpg'), copy] })).toEqual([
      at('/u/plum-tart-whole.jpg'),
    ]);
  });

  it('take the words of the story, and are not shown again beside their step', () => {
    const around = [
      { address: at('/u/tart-300x200.jpg'), alt: 'A tart' },
      { address: at('/u/roll-out.jpg'), alt: 'Dough' },
      { address: at('/u/orchard.jpg'), alt: 'Plums' },
    ];
    const told = { own: [at('/u/tart.jpg')], around, steps: [[[], [at('/u/roll-out.jpg')]]] };
    const { ofDish, ofSteps } = read(told);
    expect(ofDish.map(({ alt }) => alt)).toEqual(['A tart', 'Plums']);
    expect(ofSteps.map(({ group, step }) => [group, step])).toEqual([[0, 1]]);
  });

  it('are no films, no drawings and nothing that is no address', () => {
    const own = [
      at('/u/tart.mp4'),
      at('/u/logo.svg'),
      'data:image/png;base64,AAAA',
      '',
      'tart.jpg',
    ];
    expect(addressesOf({ own })).toEqual([]);
  });

  it('are as many as their names, in their order, whatever copies of them are named', () => {
    const name = fc.stringMatching(/^[a-z]{3,20}$/);
    const ending = fc.constantFrom('', '-300x200', '-1024x768', '-scaled', '-square', '@2x');
    const copies = fc.array(fc.tuple(name, fc.array(ending, { minLength: 1 })), { maxLength: 20 });
    fc.assert(
      fc.property(copies, (pictures) => {
        const own = pictures.flatMap(([stem, endings]) =>
          endings.map((each) => at(`/u/${stem}${each}.jpg`)),
        );
        const names = [...new Set(pictures.map(([stem]) => stem))];
        const found = addressesOf({ own }).map(
          (address) => /\/u\/([a-z]+)/.exec(`${address}`)?.[1],
        );
        expect(found).toEqual(names);
      }),
    );
  });
});
