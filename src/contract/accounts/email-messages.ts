/** Forms say it before they ask the server, which says the same. */
export const invalidEmail = 'Please enter a valid email address';
