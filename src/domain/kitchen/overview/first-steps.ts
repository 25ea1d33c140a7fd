/** What a new site is led through, in the order in which it is easiest. */
export const firstSteps = [
  'name',
  'look',
  'recipe',
  'about',
  'collection',
  'domain',
  'plan',
] as const;
export type FirstStep = (typeof firstSteps)[number];
