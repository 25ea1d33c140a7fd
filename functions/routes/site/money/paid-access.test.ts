import { describe, expect, it } from 'vitest';
import type { SiteUserAnswer } from '#contract/accounts/current-user.ts';
import { isPaidPlan, planInUse } from '#domain/money/paid-plan.ts';
import { planTypes, subscriptionStatuses } from '#domain/money/plans.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVisitor, subscribed } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const cook = await aCook(app);
const premium = await cook.publishRecipe(aRecipe({ privacySetting: 'subscribers_only' }));

const held = planTypes.flatMap((plan) =>
  subscriptionStatuses.map((status) => [plan, status] as const),
);

const planOf = (has: Pick<Parameters<typeof planInUse>[0] & object, 'plan' | 'status'>) =>
  planInUse({ ...has, endsAt: null }, app.clock.now);

describe('Who has paid, S5.2', () => {
  it('is who has a paid plan that is active, on trial or late', () => {
    const paid = held.filter(([plan, status]) => isPaidPlan(planOf({ plan, status })));
    expect(paid).toEqual([
      ['monthly', 'active'],
      ['monthly', 'trialing'],
      ['monthly', 'past_due'],
      ['yearly', 'active'],
      ['yearly', 'trialing'],
      ['yearly', 'past_due'],
    ]);
  });

  it.each(held)(
    'is told alike by the recipe, the account and the comments: %s, %s',
    async (plan, status) => {
      const visitor = await aVisitor(app, cook);
      await subscribed(app, { siteId: cook.site.id, userId: visitor.user.id, plan, status });
      const [recipe, user, comments] = [
        await visitor.get<{ recipe: { isLocked: boolean } }>(`/recipes/${premium.slug}`),
        await visitor.get<SiteUserAnswer>('/current-user'),
        await visitor.get<{ canComment: boolean }>(`/comments?recipeId=${premium.id}`),
      ];
      const isPaid = isPaidPlan(planOf({ plan, status }));
      expect(recipe.body.recipe.isLocked).toBe(!isPaid);
      expect(user.body.currentUser.isSubscribedToPaid).toBe(isPaid);
      expect(comments.body.canComment).toBe(planOf({ plan, status }) !== null);
    },
  );
});
