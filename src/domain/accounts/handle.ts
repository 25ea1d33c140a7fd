/** How long a handle or the name of a person may be. */
export const nameMinLength = 2;
export const nameMaxLength = 255;

/** Letters, digits, dots, hyphens and underscores, with a letter or digit at both ends; lower case. */
export const handlePattern = /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])$/;

export const isHandle = (text: string): boolean => handlePattern.test(text);
