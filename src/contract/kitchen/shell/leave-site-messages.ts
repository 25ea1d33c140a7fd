/** What is asked before somebody leaves a site they work on. */
export const leaveSiteMessages = {
  title: (title: string) => `Leave ${title}?`,
  text: 'You work on it no longer, at once. What you wrote for it stays there. To come back you need a new invitation.',
  confirm: 'Leave',
} as const;
