export const moneyMessages = {
  notSelling: 'Connect your account first: nobody can pay yet.',
  notOffered: 'Payments are not set up on this platform.',
} as const;
