/** What a link of a newsletter says that leads nowhere. */
export const letterLinkMessages = {
  unknown: {
    heading: 'This link leads nowhere',
    text: 'It may have been cut off on its way. Try it from the letter itself, or open the site that sent it.',
  },
  gone: {
    heading: 'This site has closed',
    text: 'Its cook has taken it down, so there is nothing left where this link led.',
  },
} as const;
