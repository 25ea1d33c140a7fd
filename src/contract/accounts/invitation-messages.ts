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
  /** Of a whole site. */
  offer: {
    heading: (site: string) => `Take ${site} over?`,
    text: (inviter: string, site: string) =>
      `${inviter} wants ${site} to be yours. Read what that means, then say yes or no. Nothing changes before you do.`,
    loading: 'Looking at what comes with it…',
    notLoaded: 'What comes with the site did not load',
    comes: 'What you take over',
    recipes: (count: number) => counted(count, 'recipe', 'recipes'),
    subscribers: (count: number) => counted(count, 'subscriber', 'subscribers'),
    people: (count: number) =>
      count === 1 ? '1 person who works on it' : `${number(count)} people who work on it`,
    alone: 'Nobody else works on it',
    domains: (hosts: string) => `Its addresses, with ${hosts}`,
    ownAddress: (site: string) => `The address of ${site} on Larder`,
    money: 'Its bills and its payouts: what it costs and earns from then on is yours',
    from: (owner: string) => `It belongs to ${owner} until now.`,
    former: {
      editor: (owner: string) => `${owner} goes on working on it as an editor.`,
      gone: (owner: string) => `${owner} will not work on it any more.`,
    },
    accept: 'Take it over',
    accepted: (site: string) => `${site} is yours`,
    signInAgain: 'This cannot be taken back, so it needs a sign-in of the last fifteen minutes.',
    ended: 'This offer has ended',
    withdrawn: 'This offer was withdrawn',
  },
  decline: 'No, thank you',
  declined: 'You said no',
  declinedText: 'Nothing has changed. If you would like it after all, ask them to send it again.',
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

const number = (count: number): string => new Intl.NumberFormat('en').format(count);
const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${number(count)} ${many}`;
