/** On the platform's host: below it stands what leads on to where a link of a newsletter leads. */
export const letterLinksPath = '/go';

export const letterLinkPath = (token: string): string => `${letterLinksPath}/${token}`;
