import { atom, type ReadableAtom } from 'nanostores';
import { manageApi } from '#api/manage-api.ts';
import type { ConfirmationAnswer } from '#contract/mail/subscriber-import.ts';
import { jsonOf } from '#api/json-of.ts';
import { type Remote, remote } from '../remote.ts';

const asked = remote<ConfirmationAnswer>();
export const $confirmation: ReadableAtom<Remote<ConfirmationAnswer>> = asked.$remote;

const $isSaying = atom(false);
export const $isConfirming: ReadableAtom<boolean> = $isSaying;

const call = manageApi['newsletter-confirmations'][':token'];

export const loadConfirmation = (token: string): Promise<void> =>
  asked.load(async () => jsonOf(await call.$get({ param: { token } })));

/** The answer to the question; a second press while the first is on its way does nothing. */
export async function confirmNewsletter(token: string): Promise<void> {
  if ($isSaying.get()) return;
  $isSaying.set(true);
  await asked.load(async () => jsonOf(await call.$post({ param: { token } })));
  $isSaying.set(false);
}
