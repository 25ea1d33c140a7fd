import type { UserId } from '#domain/ids.ts';
import type {
  BatchMember,
  Lease,
  LeasedBatch,
} from '#functions/repositories/newsletters/handing-over.ts';
import type { NewsletterSend } from '#functions/repositories/newsletters/newsletter-send.ts';
import type { StoredLetter } from '#functions/repositories/newsletters/preparation.ts';

/** Recipients of one letter, whom one sender has for a while. */
export type Batch = {
  send: NewsletterSend;
  lease: Lease;
  batch: LeasedBatch;
  letter: StoredLetter;
  /** When no other letter leaves in this call. */
  deadline: number;
};

export const idsOf = (members: readonly Pick<BatchMember, 'userId'>[]): UserId[] =>
  members.map(({ userId }) => userId);
