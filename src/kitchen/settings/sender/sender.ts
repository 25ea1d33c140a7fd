import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { senderMessages as texts } from '#contract/kitchen/mail/sender-messages.ts';
import type { SenderAddressAnswer } from '#contract/mail/sender-address.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { inTurn } from '#stores/in-turn.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { notify } from '../../shell/notices/notices.ts';

type Known =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | ({ status: 'known' } & SenderAddressAnswer);

/** Whether DNS is being asked, and why it could not be. */
export type Checking = { isPending: boolean; reason: string | null };

const $known = atom<Known>({ status: 'loading' });
export const $sender: ReadableAtom<Known> = $known;
const $asked = atom<Checking>({ isPending: false, reason: null });
export const $senderCheck: ReadableAtom<Checking> = $asked;

const calls = manageApi[':siteSlug']['sender-address'];
const turn = inTurn();
const param = () => ({ siteSlug: siteSlugHere() });
const show = (answer: SenderAddressAnswer) => $known.set({ ...answer, status: 'known' });

const read = async (): Promise<SenderAddressAnswer> =>
  jsonOf(await call(() => calls.$get({ param: param() })));

export async function loadSender(): Promise<void> {
  if ($known.get().status === 'failed') $known.set({ status: 'loading' });
  try {
    show(await turn(read));
  } catch (error) {
    $known.set({ status: 'failed', failure: failureOf(error) });
  }
}

/** Throws what refused it. */
export async function nameSender(email: string): Promise<void> {
  const sent = { param: param(), json: { email } };
  const answer = await turn(async () => jsonOf(await call(() => calls.$put(sent))));
  show(answer);
  notify(texts.named(answer.senderAddress?.address ?? email));
  // What is to be written depends on what stands there.
  if (answer.isAsked && answer.senderAddress?.checkedAt === null) void checkSender();
}

/** Throws what refused it. */
export async function removeSender(): Promise<void> {
  await turn(() => call(() => calls.$delete({ param: param() })));
  const known = $known.get();
  if (known.status === 'known') show({ ...known, senderAddress: null });
  notify(texts.removed);
}

/** Has DNS asked; an address whose domain is proven by now counts from then on. */
export async function checkSender(): Promise<void> {
  if ($asked.get().isPending) return;
  $asked.set({ isPending: true, reason: null });
  try {
    show(await turn(async () => jsonOf(await call(() => calls.check.$post({ param: param() })))));
    $asked.set({ isPending: false, reason: null });
  } catch (error) {
    $asked.set({ isPending: false, reason: failureOf(error).message });
  }
}
