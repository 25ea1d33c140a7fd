export const moneyMessages = {
  paidAlready: 'This site is paid for already.',
  gift: (site: string) => `A year of ${site}, for a friend`,
  appSubscription: (site: string) => `Larder for ${site}`,
  notSelling: 'Connect your account first: nobody can pay at the moment.',
  notOffered: 'Payments are not set up on this platform.',
} as const;
