import { describe, expect, it } from 'vitest';
import type { SiteView } from '#contract/site/site.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
type Body = { site: SiteView };

const colorTheme = {
  colorText: '#2a211c',
  colorAccent: '#9e2b20',
  colorSubdued: '#6a5a4d',
  colorOverlay: '#1e1713',
  colorBackground: '#f6eedf',
  colorPanel: '#ecdfc9',
  colorEmphasis: '#7a1f17',
  colorOutline: '#cdbda3',
};
const typeTheme = {
  displayFontFamily: 'moret',
  narrativeFontFamily: 'minerva',
  displayFontNormalWeight: 400,
  displayFontBoldWeight: 700,
  narrativeFontNormalWeight: 400,
  narrativeFontBoldWeight: 700,
};

describe("A cook's own theme, §3", () => {
  it('is kept as it was written', async () => {
    const cook = await aCook(app);
    const { title, slug } = cook.site;
    const { body } = await cook.put<Body>('/sites', { title, slug, colorTheme, typeTheme });
    expect(body.site).toMatchObject({ colorTheme, typeTheme });
    expect((await cook.get<Body>('/current-site')).body).toEqual(body);
  });

  it.each([
    ['a colour that is none', { colorTheme: { ...colorTheme, colorText: 'red' } }],
    ['a missing colour', { colorTheme: { colorText: '#2a211c' } }],
    ['an unknown family', { typeTheme: { ...typeTheme, displayFontFamily: 'comic-sans' } }],
    ['a weight that is none', { typeTheme: { ...typeTheme, displayFontBoldWeight: 5000 } }],
  ])('is refused with %s', async (_, change) => {
    const cook = await aCook(app);
    const { title, slug } = cook.site;
    const answer = await cook.put('/sites', { title, slug, ...change });
    expect(answer.status).toBe(400);
  });
});
