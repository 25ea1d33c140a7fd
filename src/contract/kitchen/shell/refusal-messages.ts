/** Why the server refuses what somebody does in the kitchen; visitors are sent none of it. */
export const refusalMessages = {
  sparedColleague: 'They work on this site. The owner has to take them off it first.',
  pictureOfOwner: 'It is part of the look of the site, which only its owner changes.',
} as const;
