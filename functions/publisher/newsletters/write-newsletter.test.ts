import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { aText } from '#functions/testing/random/builders.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { writeNewsletter } from './write-newsletter.ts';

const app = await testApp();
const written = {
  recipeId: null,
  note: aText('Hello'),
  subject: 'Plums',
  previewLine: '',
  audience: 'all' as const,
  joinedAfter: null,
  isOnSite: false,
  isActive: false,
};

describe('Who a newsletter is from', () => {
  it.each([
    ['the site', null, 'Pies'],
    ['a person', 'Ruth from Pies', 'Ruth from Pies'],
    ['a saint, whose dot is no address', "St.John's", "St. John's"],
    ['a person, without the address behind them', 'Ruth <ruth@pies.example>', 'Ruth'],
    ['the site, where the name says nothing', '  ', 'Pies'],
  ])('is %s', async (_who, newsletterSenderName, expected) => {
    const site = await aLiveSite(app);
    const { slug } = site.site;
    await site.put('/sites', { title: 'Pies', slug, newsletterSenderName });
    const letter = {
      siteId: site.siteId,
      written,
      segment: 'free' as const,
      code: null,
      isPreview: false,
    };
    const { senderName } = (await writeNewsletter(site.publisher.host, letter))!;
    expect(senderName).toBe(expected);
  });

  it.each(['evil.example', 'Ruth ruth@pies.example', '<ruth@pies.example>', 'Larder'])(
    'is refused where mail could not name them: %s',
    async (newsletterSenderName) => {
      const cook = await aCook(app);
      const { title, slug } = cook.site;
      const refused = await cook.put<ErrorBody>('/sites', { title, slug, newsletterSenderName });
      expect(refused.status).toBe(400);
      expect(refused.body.issues?.[0]?.path).toBe('newsletterSenderName');
    },
  );
});
