export const previewLinkMessages = {
  ended: 'This preview has ended',
  askAgain: 'The link was withdrawn, or its time is over. Ask the cook for a new one.',
} as const;
