/** Why an address is not taken as the one that letters are from. */
export const senderRefusals = {
  noAddress: 'This is no mail address at a domain of your own, such as letters@example.com.',
  publicHost:
    'Nobody but the mail service itself may send from addresses at this domain. It has to be one whose DNS you can change.',
  notOffered: 'On this platform all letters are from its own address.',
} as const;
