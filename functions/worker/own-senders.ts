import { senderSetup } from '#domain/mail/sender/sender-records.ts';
import type { Environment } from './environment.ts';

export type OwnSenderSettings = Pick<
  Environment,
  'SENDER_SPF_INCLUDE' | 'SENDER_DKIM_SELECTOR' | 'SENDER_DKIM_TARGET' | 'SENDER_DKIM_KEY'
>;

/** What domains of cooks need so that letters are from them; null where not all of it is set. */
export const ownSendersOf = (settings: OwnSenderSettings) =>
  senderSetup({
    spfInclude: settings.SENDER_SPF_INCLUDE,
    selector: settings.SENDER_DKIM_SELECTOR,
    target: settings.SENDER_DKIM_TARGET,
    key: settings.SENDER_DKIM_KEY,
  });
