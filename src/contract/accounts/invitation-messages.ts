/** The page behind the letter that asks somebody to work on a site. */
export const invitationMessages = {
  loading: 'One moment…',
  heading: (site: string) => `Work on ${site}?`,
  text: {
    editor: (inviter: string, site: string) =>
      `${inviter} asks you to be an editor of ${site}: you write and publish recipes, collections and pages, and look after the comments.`,
    moderator: (inviter: string, site: string) =>
      `${inviter} asks you to be a moderator of ${site}: you answer its comments, and hide what does not belong there.`,
  },
  somebody: 'The cook',
  accept: 'Accept',
  acceptAs: (email: string) => `You accept as ${email}.`,
  signInText: (email: string) =>
    `The invitation is for ${email}. Sign in with that address to accept.`,
  signIn: 'Sign in',
  otherAccount: (mine: string, theirs: string) =>
    `You are signed in as ${mine}, and this invitation is for ${theirs}. Sign in with that address to accept.`,
  switchAccount: 'Sign in with the other address',
  accepted: (site: string) => `You work on ${site}`,
  acceptedText: 'Everything that is yours to do is in the kitchen.',
  toKitchen: 'Open the kitchen',
  past: (site: string) => `You no longer work on ${site}`,
  pastText: 'You did since this invitation. Whoever sent it can invite you again.',
  ended: 'This invitation has ended',
  endedText: 'It was open for seven days. Ask whoever sent it to send it again.',
  withdrawn: 'This invitation was withdrawn',
  withdrawnText: 'Whoever sent it has taken it back.',
  failed: 'This link does not work any more',
  failedText: 'A newer mail may hold the link that does. Otherwise ask whoever invited you.',
  notLoaded: 'The invitation did not load',
  tryAgain: 'Try again',
} as const;
