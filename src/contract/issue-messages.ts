import { emailMessages } from './accounts/email-messages.ts';

/** What is said of a single value that was refused. */
export const issueMessages = {
  required: 'Required',
  invalidInput: 'Invalid input',
  invalidUrl: 'Invalid URL',
  invalidEmail: emailMessages.invalid,
  invalidHandle:
    'Use letters, digits, dots, hyphens and underscores, with a letter or digit at both ends',
  invalidCode: 'Enter the six digits from the email',
  wrongCode: 'This code is wrong or has expired',
  tooManyDeclared: (room: number) =>
    `Only ${room} more people can be taken as confirmed at present. Have the others asked instead.`,
  subscriberPays: 'They pay for a plan. It has to end before their data can be removed.',
  invalidPromotionCode: 'Use letters, digits and hyphens, two at least',
  codeTaken: 'There is a code of this name already',
  giftTaken: 'This gift was taken already.',
  giftForLater:
    'You pay for a plan of your own. Keep this link, and take the gift once that has ended.',
  hasForGood: 'You have Full Access for good already. Give this link to somebody else.',
  hasGift: 'They have a year that a friend gave them.',
  paysAlready: 'They pay for a plan already.',
  paidPlan: 'This plan is not paid through the site, and cannot be changed here',
  paidToOwner:
    'Plans of this site are paid to the account of its owner at Stripe. Disconnect that at Stripe first.',
  paidByOwner:
    'The owner of this site pays Larder for it. That has to be canceled first, in the settings of the site.',
  worksHere: 'This person already works on the site.',
  tooManyPeople: (maximum: number) =>
    `At most ${maximum} people can work on a site, those among them who are invited.`,
  otherInvitation: 'This invitation is for another email address. Sign in with that one.',
  endedInvitation: 'This invitation is no longer open. Ask whoever sent it for a new one.',
  ownSite: 'This is your own address. Offer the site to somebody else.',
  siteOffered: 'The whole site is offered to this person. Withdraw that first.',
  otherTitle: 'This is not the name of the site.',
  overtakenOffer: 'This offer is no longer open: it was answered, or it has ended.',
  ownsThisSite: 'This is your own site; you cannot leave it.',
  otherEmail: 'This is not the email address of this account',
  tooSmall: (least: number) => `Number must be 0 or at least ${least}`,
  lateDate: (year: number) => `The date must be before the year ${year}`,
  tooShort: (minimum: number) => `String must contain at least ${minimum} character(s)`,
  tooLong: (maximum: number) => `String must contain at most ${maximum} character(s)`,
  shortName: (minimum: number) => `A name needs at least ${minimum} characters`,
  longName: (maximum: number) => `A name has at most ${maximum} characters`,
  unseenName: 'A name needs characters that can be seen',
  tooManyParagraphs: (maximum: number) => `A comment has at most ${maximum} paragraphs`,
  tooManyLinks: 'This is too long with all its links',
  senderName: 'A name in mail has no web or email address in it, and is not that of the platform',
  emptyLink: 'A link needs a text',
  pastDate: 'The date must be in the future',
  futureDate: 'The date must not be in the future',
  tooManyItems: (maximum: number) =>
    `One import takes at most ${maximum} recipes; begin another one for the rest`,
  tooManyRevisions: (maximum: number) => `At most ${maximum} revisions of a recipe can be kept`,
  notAnOldAddress: 'Write an address of your old site, such as /2012/03/plum-tart',
  notAUnit: 'A unit is made of letters, hyphens, periods and blanks, and begins with a letter',
  unitTaken: (word: string, unit: string) =>
    word === unit
      ? `“${word}” is another unit already`
      : `“${word}” is another word for the unit “${unit}”`,
  otherAmount: (one: string, other: string) =>
    `“${one}” and “${other}” are not the same amount: recipes would say something else`,
  notAPath: 'Write a path of this site, such as /recipes',
  tooManyOldAddresses: (maximum: number) => `A site can have at most ${maximum} old addresses`,
  videoTooLarge: 'A video can be at most 100 MB.',
  notThatVideo: 'This is not a video in the announced format, MP4 or WebM.',
  uploadExpired: 'This upload address has expired',
} as const;
