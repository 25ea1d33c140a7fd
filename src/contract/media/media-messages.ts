/** What the slider and the players of a page say. */
export const mediaMessages = {
  previous: 'Previous',
  next: 'Next',
  position: (index: number, count: number) => `${index + 1} of ${count}`,
} as const;
