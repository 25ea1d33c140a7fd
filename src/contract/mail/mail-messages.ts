import { platformName } from '#domain/platform-name.ts';

type Named = { name: string };
type Given = Named & { giver: string };

/** What mails say; `name` is the site's or the platform's. */
export const mailMessages = {
  platformName,
  greeting: 'Hello,',
  signIn: {
    subject: ({ name }: Named) => `Sign in to ${name}`,
    intro: ({ name }: Named) => `Here is your link to sign in to ${name}.`,
    button: 'Sign in',
  },
  signUp: {
    subject: ({ name }: Named) => `Your account at ${name}`,
    intro: ({ name }: Named) =>
      `Welcome to ${name}. Follow the link to finish making your account.`,
    button: 'Create account',
    newsletter: ({ name }: Named) => `You will also receive the newsletter of ${name}.`,
  },
  subscription: {
    subject: ({ name }: Named) => `Your subscription to ${name}`,
    intro: ({ name }: Named) =>
      `You have a free subscription to ${name}. Follow the link to sign in to your new account.`,
    introPaid: ({ name }: Named) =>
      `You have Full Access to ${name}. Follow the link to sign in to your new account, and read everything.`,
    button: 'Sign in',
  },
  gift: {
    somebody: 'A friend',
    toFriend: {
      subject: ({ name, giver }: Given) => `${giver} gives you a year of ${name}`,
      intro: ({ name, giver }: Given) =>
        `${giver} has paid a year of Full Access to ${name} for you: every recipe, with nothing more to pay. Follow the link to take it, whenever you like.`,
      message: (text: string) => `They write: ${text}`,
      button: 'Take your gift',
      note: 'The year begins on the day on which you take it. The link can be taken once.',
    },
    toGiver: {
      subject: ({ name }: Given) => `Your gift of a year of ${name}`,
      intro: ({ name, friend }: Given & { friend: string }) =>
        `You gave a year of Full Access to ${name}. We have written to ${friend}. In case that letter goes astray, here is their link: pass it on, and do not take it yourself.`,
      message: (text: string) => `You wrote: ${text}`,
      button: 'The link for your friend',
      note: 'It can be taken once.',
    },
    givenBack: {
      subject: ({ name }: Named) => `${name} has closed, and you get your money back`,
      intro: ({ name, friend }: Named & { friend: string }) =>
        `${name} was closed before you paid a year of it for ${friend}. We have not written to them, and what you paid is on its way back to your card. That takes banks up to ten days.`,
      button: 'See your subscriptions',
      note: 'Nothing more is charged.',
    },
  },
  /** About plans that are paid. */
  payment: {
    started: {
      subject: ({ name }: Named) => `Your Full Access to ${name} has begun`,
      intro: ({ name }: Named) => `You read every recipe of ${name} from now on.`,
      introTrial: ({ name }: Named) =>
        `Your free days at ${name} have begun, and you read every recipe.`,
      renewal: ({ price }: { price: string }) =>
        `The plan costs ${price} and renews by itself. Ending it takes two presses, whenever you like.`,
      renewalAfterTrial: ({ price, until }: { price: string; until: string }) =>
        `Your free days last until ${until}. After that the plan costs ${price} and renews by itself. Ending it takes two presses, whenever you like.`,
      button: 'Your plan and receipts',
      note: 'There is a receipt for every payment: press “Receipts” beside your plan.',
    },
    late: {
      subject: ({ name }: Named) => `Your payment to ${name} did not go through`,
      intro: ({ name, amount }: Named & { amount: string }) =>
        `Your bank did not accept the payment of ${amount} for your Full Access to ${name}. You can read on while it is tried again in the next days. To settle it now, pay it with this card or another one.`,
      button: 'Pay now',
      note: 'If you do not want the plan any more, cancel it on the page of your subscriptions:',
    },
    stopped: {
      subject: ({ name }: Named) => `Your Full Access to ${name} has stopped`,
      intro: ({ name, amount }: Named & { amount: string }) =>
        `The payment of ${amount} for ${name} did not go through, however often it was tried. Your access is closed until it is paid; your bookmarks and comments are all there.`,
      button: 'Pay now',
      note: 'If you do not want the plan any more, cancel it on the page of your subscriptions:',
    },
    ended: {
      subject: ({ name }: Named) => `Your Full Access to ${name} has ended`,
      intro: ({ name, amount }: Named & { amount: string }) =>
        `The payment of ${amount} for ${name} did not go through, however often it was tried, and so your plan has ended. Nothing more is charged. Your account, bookmarks and comments stay.`,
      button: 'Subscribe again',
      note: 'Your newsletter comes as before.',
    },
    /** Not for want of a payment: it was canceled before, or given for a while. */
    over: {
      subject: ({ name }: Named) => `Your Full Access to ${name} has ended`,
      intro: ({ name }: Named) =>
        `Your plan at ${name} has come to its end. Nothing more is charged. Your account, bookmarks and comments stay.`,
      button: 'Subscribe again',
      note: 'Your newsletter comes as before.',
    },
    /** Whoever is paid took the account away: what is charged there is not known any more. */
    unheardOf: {
      subject: ({ name }: Named) => `Your Full Access to ${name} has ended`,
      intro: ({ name }: Named) =>
        `${name} takes no more payments here on the account that you paid, and so your plan has ended with what is known to be paid. Should your card be charged for it again, ask ${name} to stop that and to give it back. Your account, bookmarks and comments stay.`,
      button: 'See your subscriptions',
      note: 'Your newsletter comes as before.',
    },
    second: {
      subject: ({ name }: Named) =>
        `You have Full Access to ${name} already, and get your money back`,
      intro: ({ name, amount }: Named & { amount: string }) =>
        `You have Full Access to ${name} already, and paid ${amount} for a plan beside it. That plan was ended at once, and what you paid for it is on its way back to your card. That takes banks up to ten days.`,
      button: 'See your subscriptions',
      note: 'What you had before goes on as it was.',
    },
    closed: {
      subject: ({ name }: Named) => `${name} has closed, and you get your money back`,
      intro: ({ name, amount }: Named & { amount: string }) =>
        `${name} was closed before you paid ${amount} for Full Access to it. The plan was ended at once, and what you paid is on its way back to your card. That takes banks up to ten days.`,
      button: 'See your subscriptions',
      note: 'Nothing more is charged.',
    },
    /** Sent by the cook, with nothing to pay. */
    granted: {
      subject: ({ name }: Named) => `You have Full Access to ${name}`,
      intro: ({ name, until }: Named & { until: string | null }) =>
        `${name} has given you Full Access, with its compliments${until === null ? '' : `, until ${until}`}. You read every recipe, and pay nothing.`,
      button: 'Read everything',
      note: 'To sign in, use the address to which this letter came.',
    },
    trialEnds: {
      subject: ({ name }: Named) => `Your free days at ${name} end soon`,
      intro: ({ name, amount }: Named & { amount: string }) =>
        `Your free days at ${name} end within three days. Your plan then goes on, and ${amount} is charged. If you do not want that, cancel before: it takes two presses.`,
      button: 'See your subscriptions',
      note: 'Until then nothing is charged.',
    },
  },
  welcome: {
    subject: ({ name }: Named) => `Confirm your subscription to ${name}`,
    intro: ({ name }: Named) =>
      `Someone, we hope you, signed this address up for new recipes from ${name}. Follow the link to confirm it. Nothing more is sent before you do.`,
    button: 'Confirm',
    lifetime: (minutes: number) =>
      `The link works once, for ${minutes} minutes. After that, sign up again to be sent another.`,
    notYou: 'If it was not you, do nothing, or unsubscribe below to be left out for certain.',
    confirmedSubject: ({ name }: Named) => `Welcome to the letters of ${name}`,
    confirmedIntro: ({ name }: Named) =>
      `You will receive the latest recipes and cooking tips from ${name}.`,
  },
  confirmation: {
    subject: ({ name }: Named) => `Do you want the letters of ${name}?`,
    intro: ({ name }: Named) =>
      `${name} now writes its letters with us and has told us that you asked to get them. If that is right, say yes below, and they come to you from now on.`,
    once: 'This is the only time we ask. Without your yes nothing more is sent, and in 30 days your address is forgotten.',
    button: 'Yes, send me the letters',
    why: ({ name }: Named) =>
      `You get this one mail because ${name} brought your address from a list of people who signed up for its letters elsewhere.`,
    notYou:
      'If you did not sign up, do nothing, or unsubscribe below so that no list brings you back.',
  },
  invitation: {
    subject: ({ inviter, name }: Named & { inviter: string }) =>
      `${inviter} invites you to ${name}`,
    intro: {
      editor: ({ inviter, name }: Named & { inviter: string }) =>
        `${inviter} would like you to work on ${name} as an editor: to write and publish its recipes, collections and pages, and to look after its comments.`,
      moderator: ({ inviter, name }: Named & { inviter: string }) =>
        `${inviter} would like you to look after the comments of ${name}: to answer them, and to hide what does not belong there.`,
    },
    how: ({ email, platform }: { email: string; platform: string }) =>
      `Follow the link and sign in as ${email} to say yes. If that address has no account on ${platform} yet, signing in makes one.`,
    button: 'See the invitation',
    /** Instead of a name, where there is none that can be written in mail. */
    somebody: 'A cook',
    lifetime: (days: number) => `The invitation is open for ${days} days.`,
    notYou: 'If you do not want this, do nothing: without your yes nothing changes.',
  },
  siteOffer: {
    subject: ({ inviter, name }: Named & { inviter: string }) =>
      `${inviter} wants to hand ${name} over to you`,
    intro: ({ inviter, name }: Named & { inviter: string }) =>
      `${inviter} would like ${name} to be yours: the whole site, with its recipes, readers and addresses, and with what it costs and earns from then on.`,
    how: (email: string) =>
      `Follow the link and sign in as ${email}. You see first what you would take over, and then say yes or no. Until you say yes everything stays as it is.`,
    button: 'See the site',
    lifetime: (days: number) => `The offer ends by itself after ${days} days.`,
    notYou: 'If you do not want this, do nothing, or say no behind the link.',
  },
  /** To the owner: that the site was offered, so that nobody else does it unseen. */
  siteOffered: {
    subject: ({ name }: Named) => `You offered ${name} to somebody`,
    intro: ({ name, email }: Named & { email: string }) =>
      `${name} was offered to ${email}. If they accept within seven days, it is theirs and no longer yours.`,
    notYou:
      'If it was not you who did this, withdraw the offer at once, below Leaving in the kitchen.',
    button: 'See the offer',
  },
  siteDeclined: {
    subject: ({ name }: Named) => `${name} stays yours`,
    intro: ({ name, email }: Named & { email: string }) =>
      `${email} does not want to take ${name} over. Nothing has changed.`,
  },
  /** To whoever owned the site until now. */
  siteGiven: {
    subject: ({ name }: Named) => `${name} has a new owner`,
    intro: ({ name, email }: Named & { email: string }) =>
      `${email} has taken ${name} over. It is theirs from now on, with its readers, addresses, bills and payouts.`,
    editor: 'You work on it as an editor: you write and publish recipes, collections and pages.',
    gone: 'You work on it no longer.',
    notYou:
      'This cannot be taken back by you: its new owner could hand the site over to you again.',
    button: 'Open the kitchen',
  },
  siteTaken: {
    subject: ({ name }: Named) => `${name} is yours`,
    intro: ({ name }: Named) =>
      `You have taken ${name} over. It is yours from now on, with its readers, addresses, bills and payouts.`,
    editor: (email: string) =>
      `${email} goes on working on it as an editor. You can change that under People.`,
    gone: (email: string) => `${email} works on it no longer.`,
    button: 'Open the kitchen',
  },
  /** To the owner of a site that was deleted just now. */
  siteDeleted: {
    subject: ({ name }: Named) => `${name} has been deleted`,
    intro: ({ name }: Named) =>
      `${name} has been deleted. Visitors are told that it has closed, and nobody pays for it any more.`,
    keptUntil: (day: string) =>
      `Until ${day} you can bring it back as it was, from the list of your sites. Then everything of it is removed for good.`,
    button: 'Open your sites',
    notYou:
      'If this was not you, bring it back and sign out everywhere: somebody else is in your account.',
  },
  /** To the owner of a site whose letters are no longer from the address that they named. */
  senderLost: {
    subject: ({ name, address }: Named & { address: string }) =>
      `Letters of ${name} are no longer from ${address}`,
    meanwhile: ({ name }: Named) =>
      `Nothing of ${name} stands still: what is going out, what waits for its time and what you send from now on comes from our address, with your name before it. Answers go where they went before.`,
    records: {
      what: ({ address }: { address: string }) =>
        `We looked twice, and not all records were there any more that let us send letters from ${address}. So we send none from it.`,
      todo: 'Your settings show which record is missing and what it has to say. Write it again where your domain was bought. We look every hour for two weeks: once all are there, your letters are from your address again, and you need not tell us.',
    },
    refused: {
      what: ({ address }: { address: string }) =>
        `Our mail service no longer takes letters from ${address}, although its records are all there. So we send none from it.`,
      todo: 'Once you know why, for example because the domain was sold, locked or blamed for spam, have it checked in your settings: your letters are from your address again from then on. If they are refused once more, we write to you once more.',
    },
    button: 'Open your settings',
    note: 'To stay with our address, remove yours there.',
  },
  domainLost: {
    subject: ({ name, host }: Named & { host: string }) => `${name} is no longer at ${host}`,
    what: (host: string) =>
      `We looked on three days, and the record was not there any more that proves ${host} to be yours. So it leads to your site no more, and links to it lead nowhere.`,
    meanwhile: ({ name, home }: Named & { home: string }) =>
      `Nothing of ${name} is lost: everything is at ${home} until then.`,
    todo: 'Your settings show the record and what it has to say. Write it again where your domain was bought, or renew the domain if it has run out, and have it looked up there: it is yours again at once.',
    button: 'Open your settings',
    note: 'If you have given it up, remove it there.',
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    intro:
      'Your account has been deleted, with your name, your bookmarks, your comments and your newsletters. It cannot be brought back.',
    forgotten: 'We have forgotten this address too: this is the last letter that we send to it.',
    notYou:
      'If this was not you, somebody else was in your account, and perhaps reads your mail: change the password of your mailbox.',
  },
  code: (host: string) =>
    `Or enter this code on ${host} and on no other site, even where one asks for it:`,
  leadsTo: (host: string) => `The link leads to ${host}.`,
  /** Of a domain that the site has of its own. */
  leadsToAlone: (host: string) => `The link leads to ${host} and signs you in there alone.`,
  lifetime: (minutes: number) =>
    `The link and the code work once, for ${minutes} minutes. After that you can ask for new ones on the sign-in page.`,
  notYou: 'If you did not ask for this, you can leave it unread: without it nobody can sign in.',
  oneAccount: (platform: string) => `One account works on all sites on ${platform}.`,
  oneAccountAskedAgain: (platform: string) =>
    `One account works on all sites on ${platform}; the others, and the pages of your account, ask you to sign in once more.`,
  unsubscribe: 'Unsubscribe',
  linkFallback: 'If the button does not work, copy this address into your browser:',
} as const;
