import type { PlanPrices } from '#domain/money/plans.ts';

export type SubscribeSite = PlanPrices & {
  title: string;
  newslettersEnabled: boolean;
  subscriptionsEnabled: boolean;
};
