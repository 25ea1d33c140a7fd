import { expect, it } from 'vitest';
import { newLinkParameter } from '#domain/money/new-link.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { aShop } from '#functions/testing/money/shop.ts';

const shop = await aShop();
const cook = await aCook(shop.app);

it('A link to the provider that was used before leads to where another one is made', async () => {
  const { body } = await cook.post<{ onboarding: { url: string } }>('/payment-account');
  await shop.page(body.onboarding.url, { missing: 'leave' });
  const answer = await shop.standIn.app.request(body.onboarding.url);
  expect(answer.headers.get('Location')).toMatch(
    new RegExp(`/kitchen/${cook.site.slug}/plans\\?${newLinkParameter}$`),
  );
});
