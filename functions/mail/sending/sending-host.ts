import type { Publisher } from '#functions/adapters/publisher-port.ts';
import type { LetterLinkSigner } from '#functions/adapters/letter-link-signature.ts';
import type { ReturnAddresses } from '#functions/adapters/return-address.ts';
import type { CrossingHost } from '#functions/crossings/crossing-host.ts';
import type { LetterHost } from '../delivery/letter-host.ts';
import type { RefusedSender } from '../delivery/refused-sender.ts';
import type { MailPaceRepository } from '#functions/repositories/newsletters/mail-pace.ts';
import type { BulkMailer } from '../transports/mailer.ts';

/** A newsletter that stands still, letters that did not leave, or a domain that takes none of us; names no person. */
export type SendingFailure = {
  level: 'error';
  event: 'newsletter_paused' | 'newsletter_postponed' | 'newsletter_blocked';
  site: string;
  newsletter: string;
  reason: string;
};

/** What sending newsletters needs; there is no request that it belongs to. */
export type SendingHost = Pick<CrossingHost, 'siteOf' | 'prepare'> &
  LetterHost & {
    adapters: { letterLinks: LetterLinkSigner };
    publisher: Pick<Publisher, 'letter'>;
    /** Has the pages of a site made that changed. */
    wakePublisher: (siteId: string) => Promise<void>;
    pace: MailPaceRepository;
    mailer: BulkMailer;
    /** Has letters of a site come from the platform, whose own address is not taken any more. */
    loseSender: (refused: RefusedSender) => Promise<void>;
    /** Whether new senders begin with few letters a day. */
    warmsUp: boolean;
    /** Null where nobody hears what comes back. */
    returnAddresses: ReturnAddresses | null;
    /** The address that all mail comes from. */
    fromAddress: string;
    now: () => number;
    log: (line: SendingFailure) => void;
  };
