import { describe, expect, it } from 'vitest';
import type { PublishedRecipeView } from '#contract/recipe/published-recipe.ts';
import { aRecipe, aText } from '#functions/testing/random/builders.ts';
import { signInDesk } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { call } = app;
const cook = await aCook(app);
const { site } = cook;
const secret = { note: aText('Hushword') };
const premium = await cook.publishRecipe(
  aRecipe({ privacySetting: 'subscribers_only', ...secret }),
);
const draft = await cook.createRecipe(aRecipe(secret));

const base = `/api/v1/site/${site.slug}/recipes`;
const path = `${base}/${premium.slug}`;
const { token: linkToken } = await signInDesk(app).aLetter();
const { body: handedOver } = await call<{ singleUseToken: string }>(
  'POST',
  '/api/v1/manage/single-use-tokens',
  { token: site.token },
);
const mgk = handedOver.singleUseToken;

describe('A premium recipe, S5.4', () => {
  it('is opened by the session of its cook', async () => {
    const { body } = await call('GET', path, { token: site.token });
    expect(JSON.stringify(body)).toContain('Hushword');
  });

  it.each([
    'preview=1',
    'preview=true',
    'draft=1',
    'debug=1',
    'isLocked=false',
    'privacySetting=public',
    'plan=yearly',
    'status=active',
    `userId=${site.ownerId}`,
    `token=${site.token}`,
    `authToken=${site.token}`,
    `access_token=${site.token}`,
    `mgk=${mgk}`,
  ])('is opened by no parameter: %s', async (query) => {
    for (const address of [`${path}?${query}`, `${base}?${query}`]) {
      const { body, status } = await call('GET', address);
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(body)).not.toMatch(/Hushword|"isLocked":false/);
    }
  });

  it.each([
    ['Cookie', `session=${site.token}; authToken=${site.token}; token=${site.token}; preview=1`],
    ['X-Preview', '1'],
    ['X-Auth-Token', site.token],
    ['X-Session-Token', site.token],
    ['X-User-Id', site.ownerId],
    ['Proxy-Authorization', `Bearer ${site.token}`],
    ['Authorization', site.token],
    ['Authorization', `Token ${site.token}`],
    ['Authorization', `Basic ${btoa(`${site.token}:${site.token}`)}`],
    ['Authorization', `Bearer ${site.token}, Bearer ${site.token}`],
    ['Authorization', `Bearer ${mgk}`],
    ['Authorization', `Bearer ${linkToken}`],
    ['Authorization', `Bearer ${site.ownerId}`],
    ['User-Agent', 'Googlebot/2.1 (+http://www.google.com/bot.html)'],
    ['Referer', `https://larder.test${site.base}`],
  ])('is opened by no other header: %s: %s', async (name, value) => {
    const { body } = await call<{ recipe: PublishedRecipeView }>('GET', path, {
      headers: { [name]: value },
    });
    expect(body.recipe.isLocked).toBe(true);
    expect(JSON.stringify(body)).not.toContain('Hushword');
  });
});

describe('A draft, S5.4, S5.5', () => {
  it.each(['', '?preview=1', `?token=${site.token}`, `?authToken=${site.token}`])(
    'is shown to nobody on the public side: "%s"',
    async (query) => {
      const headers = { Cookie: `session=${site.token}; preview=1`, 'X-Preview': '1' };
      const { body, status } = await call('GET', `${base}/${draft.slug}${query}`, { headers });
      expect([400, 404]).toContain(status);
      expect(JSON.stringify(body)).not.toContain('Hushword');
    },
  );
});
