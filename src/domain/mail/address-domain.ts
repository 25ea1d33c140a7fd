/** What stands behind the last @ of an address, as it is written there. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
