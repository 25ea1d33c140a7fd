import type { BounceKind } from '#domain/mail/newsletter/returned-letter.ts';

/** A message as it leaves; `id` names it so that a mail service can send it once. */
export type Mail = {
  id: string;
  from: { name: string; address: string };
  /** Where it comes back to if nobody takes it; to its sender without it. */
  returnTo?: string | undefined;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
};

/** The service takes no letter from the address that this one is from, whoever it is to. */
type SenderRefusal = { outcome: 'sender-refused'; reason: string };

/** `providerId` is what the service calls it, by which it tells what became of it. */
type Sent = { outcome: 'sent'; providerId: string | null };

/**
 * For good; `reason` names no person and no content. `bounce` is what that says of the address; nothing
 * where it is not told.
 */
type Refused = { outcome: 'refused'; reason: string; bounce?: BounceKind | undefined };

/** Whether it was taken. */
export type MailVerdict = Sent | Refused | SenderRefusal;

/** What does not change any more. */
export type FinalVerdict =
  | Sent
  | Refused
  /** The service knows the key by other letters: those have left, this one may have. */
  | { outcome: 'uncertain'; reason: string };

/** What became of one letter of many. */
export type BulkVerdict =
  | FinalVerdict
  /** The server of the recipient wants to be asked later, or takes nothing from us for now. */
  | { outcome: 'later'; reason: string; isOfUs?: boolean }
  | SenderRefusal;

export type ToldLetter = { mail: Mail; verdict: FinalVerdict };

/**
 * Thrown where the service said plainly that it takes nothing, or was out of reach before it was given a
 * letter: no letter that was not told of has left. Of what is thrown otherwise nobody knows.
 */
export class NothingLeft extends Error {}

/** Sends the letters of a newsletter. */
export type BulkMailer = {
  /** Whether the service sends the letters of one key once, however often it is asked. */
  isIdempotent: boolean;
  /**
   * Hands letters over in their order, and tells of each before it takes the next from the list,
   * which may then be another; none leaves once `note` answers false. Throws where the service
   * itself is out of reach: `NothingLeft` where that is known of all letters that were not told of.
   * Those that left in one call are its answer, to be noted at once or not at all: by the rest alone the
   * service does not know the key.
   */
  sendAll: (
    mails: Iterable<Mail>,
    key: string,
    note: (mail: Mail, verdict: BulkVerdict) => Promise<boolean>,
  ) => Promise<readonly ToldLetter[]>;
};

/** Throws where a later try may succeed; what it throws may be logged. */
export type Mailer = { send: (mail: Mail) => Promise<MailVerdict> };
