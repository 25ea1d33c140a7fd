export const commentMessages = {
  anonymous: 'Anonymous cook',
} as const;
