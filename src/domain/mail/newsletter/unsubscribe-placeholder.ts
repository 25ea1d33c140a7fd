/** Stands in a letter where the address of one person comes. */
export const unsubscribePlaceholder = 'https://unsubscribe.invalid/';
