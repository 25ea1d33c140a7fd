import { describe, expect, it } from 'vitest';
import { defaultSiteSettings } from '#domain/site/site.ts';
import { presentationOf } from '#domain/site/site-working-copy.ts';
import type { FontFace } from '../../look/theme/font-face.ts';
import { withTypes } from './dressing.ts';
import { siteLookOf } from './site-look.ts';
import { triedTheme } from './tried-theme.ts';

const shared = { style: 'normal', weight: '400 800' } as const;
const inter: FontFace[] = [
  { href: '/inter-cut.woff2', range: 'everyday', ...shared },
  { href: '/inter.woff2', range: 'other-latin', ...shared },
  { href: '/inter-ext.woff2', range: 'latin-ext', ...shared },
];
const look = siteLookOf(presentationOf({ title: 'Salt', settings: defaultSiteSettings }));

/** Address and weights of each file that a page is told. */
function filesFor(types: Parameters<typeof withTypes>[1]): string[] {
  const tried = withTypes(look, { displayFontFamily: 'inter', ...types });
  const { fonts = '' } = triedTheme(tried, { inter }) ?? {};
  return [...fonts.matchAll(/url\(([^)]+)\)[^}]*?font-weight:([\d ]+)/g)].map(
    ([, address, weight]) => `${address} ${weight}`,
  );
}

describe('The files of a typeface that is tried on', () => {
  it('are cut ones as long as its weights are everyday', () => {
    expect(filesFor({ displayFontNormalWeight: 400, displayFontBoldWeight: 800 })).toEqual([
      '/inter-cut.woff2 400 800',
      '/inter.woff2 400 800',
      '/inter-ext.woff2 400 800',
    ]);
  });

  it.each([
    ['thin', { displayFontNormalWeight: 200 }],
    ['black', { displayFontBoldWeight: 900 }],
    [
      'thin in text that is set in it',
      { narrativeFontFamily: 'inter', narrativeFontNormalWeight: 100 },
    ],
  ] as const)('are whole ones where it is %s', (_, types) => {
    expect(filesFor(types)).toEqual(['/inter.woff2 100 900', '/inter-ext.woff2 100 900']);
  });

  it('are what they are where it has no thinner letters', () => {
    expect(filesFor({ displayFontFamily: 'poppins', displayFontNormalWeight: 100 })).toEqual([]);
  });
});
