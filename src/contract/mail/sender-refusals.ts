/** Why an address is not taken as the one that letters are from. */
export const senderRefusals = {
  noAddress: 'This is no mail address at a domain of your own, such as letters@example.com.',
  notOffered: 'On this platform all letters are from its own address.',
} as const;
