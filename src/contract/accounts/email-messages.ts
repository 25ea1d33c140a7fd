/** Forms say it before they ask the server, which says the same. */
export const emailMessages = { invalid: 'Please enter a valid email address' } as const;
