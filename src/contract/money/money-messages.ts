export const moneyMessages = {
  notOffered: 'Payments are not set up on this platform.',
} as const;
