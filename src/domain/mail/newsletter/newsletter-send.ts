import type { RecipeId } from '../../ids.ts';
import type { RichText } from '../../text/rich-text.ts';

/** A letter that is sent once to many, or the one that everybody gets who subscribes. */
export const newsletterKinds = ['letter', 'welcome'] as const;
export type NewsletterKind = (typeof newsletterKinds)[number];

/** So long after its last change the welcome letter is sent again: nobody gets half a sentence. */
export const welcomeRestMs = 10 * 60_000;

/** What becomes of a newsletter; only a draft is written. */
export const sendStates = [
  'draft',
  /** Waits for its time. */
  'scheduled',
  /** Its letters are written, and who gets them is being noted. */
  'preparing',
  'sending',
  /** Stands still until the cook lets it go on. */
  'paused',
  'sent',
  /** Ended by the cook before everybody had it. */
  'canceled',
] as const;
export type SendState = (typeof sendStates)[number];

/** Who gets a newsletter of those who asked for the letters of the site. */
export const audiences = ['all', 'free', 'paid'] as const;
export type Audience = (typeof audiences)[number];

/** A letter is written once for readers without a paid plan, and once for those with one. */
export const letterSegments = ['free', 'paid'] as const;
export type LetterSegment = (typeof letterSegments)[number];

/** What became of the letter to one person. */
export const recipientStates = [
  'waiting',
  /** Being handed over. */
  'taken',
  /** The mail service has it. */
  'sent',
  /** The server of the recipient has it, as the service tells. */
  'delivered',
  /** The mail service will never take it. */
  'refused',
  /** Left, was suppressed or lost their plan before it was their turn. */
  'skipped',
  /** Handed over twice without an answer: nobody knows. */
  'uncertain',
  'bounced',
  'complained',
] as const;
export type RecipientState = (typeof recipientStates)[number];

/** Why a newsletter stands still. */
export const pauseReasons = [
  /** Nobody can read what it leads to. */
  'recipe-unpublished',
  /** The cook has turned newsletters off since. */
  'turned-off',
  /** So many addresses in a row were refused that something else must be wrong. */
  'refusals',
  'bounces',
  'complaints',
] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** What a cook writes of a newsletter. */
export type NewsletterContent = {
  /** Null of a note alone. */
  recipeId: RecipeId | null;
  note: RichText | null;
  subject: string;
  /** What mail programs show behind the subject. */
  previewLine: string;
  audience: Audience;
  /** Only who subscribed at this time or later, in ms since the epoch. */
  joinedAfter: number | null;
  /** Whether it stands on the site as well, once it has left. */
  isOnSite: boolean;
  /** Of the welcome letter: whether who subscribes is sent it. */
  isActive: boolean;
};

/** After so many letters that came back for a while, an address is given up. */
export const softBouncesMax = 3;

/** At which share of the letters that left a newsletter stands still; of few that says nothing. */
export const brakes = {
  bounced: { share: 0.05, least: 10 },
  complained: { share: 0.003, least: 3 },
} as const;

export const subjectMax = 200;
export const previewLineMax = 200;
/** Of a note in letters of its JSON: more is no letter. */
export const noteMax = 40_000;
/** How long a newsletter may wait for its time. */
export const waitMaxMs = 366 * 24 * 60 * 60_000;

/** Newsletters that a site may begin to send in a day: nobody wants more of one cook. */
export const sendsADay = 20;

/** Drafts that a site may have at once. */
export const draftsMax = 100;

export const recipientsPerBatch = 100;
/**
 * So long after the death of who hands a batch over others go on: the lease of it is renewed with each
 * letter, and while one is waited for.
 */
export const leaseMs = 60_000;
/** People who are noted in one step of the preparation. */
export const preparedAtOnce = 1_000;
/** Recipients are forgotten so long after a newsletter; its counts stay. */
export const recipientsKeptMs = 90 * 24 * 60 * 60_000;

/** Whether letters may still leave. */
export const isUnderWay = (state: SendState): boolean =>
  state === 'preparing' || state === 'sending' || state === 'paused';

/** The subject that stands in the letters: the cook's, else the dish. */
export const subjectOf = ({ subject }: { subject: string }, dish: string | null): string =>
  subject.trim() === '' ? (dish ?? '') : subject;
