import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centresLogo,
  type HeaderContent,
  homeHeader,
  linksFrom,
  nameLetters,
} from './header-room.ts';

const aHeader = (given: Partial<HeaderContent> = {}): HeaderContent => ({
  title: 'Old Hearth',
  logo: null,
  labels: ['All recipes'],
  isCentred: false,
  hasSearch: false,
  hasSubscribe: true,
  typefaces: { display: 1, narrative: 1 },
  ...given,
});
const widthOf = (content: HeaderContent) => {
  const from = linksFrom(content);
  return from === 'never' ? Infinity : from;
};
const many = Array.from({ length: 10 }, (_, at) => `Long label ${at}`);

describe('The links of the header, §9', () => {
  it.each([
    ['one beside a short name', aHeader(), 768],
    ['four beside a search', aHeader({ labels: many.slice(0, 4), hasSearch: true }), 1280],
    ['ten', aHeader({ labels: many }), 'never'],
    ['one beside a very wide logo', aHeader({ logo: { width: 1600, height: 40 } }), 'never'],
    [
      'one beside a search, the name in the middle',
      aHeader({ isCentred: true, hasSearch: true }),
      1280,
    ],
  ])('%s', (_name, content, from) => {
    expect(linksFrom(content)).toBe(from);
  });

  it.each([
    ['cookbook', false, 768],
    ['broadsheet', true, 768],
    ['plates', true, 'never'],
    ['hearth', false, 'never'],
  ] as const)(
    'of a %s home have the room of a name that stands below (centred: %s)',
    (look, isCentred, from) => {
      const content = aHeader({ title: 'Das große Küchenbuch '.repeat(4), isCentred });
      expect(linksFrom(homeHeader(look, content))).toBe(from);
      expect(linksFrom(content)).toBe('never');
    },
  );

  it('wait for no narrower screen when there is more of them, or more beside them', () => {
    const label = fc.string({ minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        fc.array(label, { maxLength: 9 }),
        label,
        fc.boolean(),
        (labels, more, isCentred) => {
          const content = aHeader({ labels, isCentred });
          const width = widthOf(content);
          expect(widthOf({ ...content, labels: [...labels, more] })).toBeGreaterThanOrEqual(width);
          expect(widthOf({ ...content, hasSearch: true })).toBeGreaterThanOrEqual(width);
          expect(widthOf({ ...content, title: `${content.title}${more}` })).toBeGreaterThanOrEqual(
            width,
          );
        },
      ),
    );
  });
});

describe('The name in the header', () => {
  it.each([
    ['atelier', 'left', true],
    ['garden', 'left', false],
    ['garden', 'centered', true],
  ] as const)('of %s, set %s, stands in the middle: %s', (look, layout, isCentred) => {
    expect(centresLogo(look, layout)).toBe(isCentred);
  });

  it('is wider in capitals', () => {
    expect(nameLetters('WILD MUSHROOMS')).toBeGreaterThan(nameLetters('wild mushrooms'));
  });
});
