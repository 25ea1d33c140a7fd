/** Giving a recipe to a friend. */
export const giftMessages = {
  open: 'Gift this recipe',
  remaining: 'You have 3 remaining gift recipes to share with friends',
  email: 'Email',
  emailPlaceholder: 'friend@example.com',
  message: 'Personal message',
  send: 'Send',
  sent: 'Your own mail program has the letter now. Send it from there.',
  subject: (recipe: string, site: string) => `${recipe}, from ${site}`,
} as const;
