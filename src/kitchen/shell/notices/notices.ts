import { atom, type ReadableAtom } from 'nanostores';

/** How a notice takes back what it tells. */
export type Offer = {
  /** By it whoever takes the deed back by other means ends the notice. */
  deedId: string;
  undo: () => Promise<void>;
  /** Of what other undos may take back unasked: whether it is still so. */
  stands?: () => boolean;
  /** What it changed. Once all of that was changed by other deeds, its notice tells what is no more. */
  about?: readonly string[] | undefined;
};

export type Notice = {
  id: number;
  text: string;
  /** Null where there is nothing to take back. */
  offer: Offer | null;
};

const $list = atom<readonly Notice[]>([]);
let lastId = 0;

/** What was done, oldest first. */
export const $notices: ReadableAtom<readonly Notice[]> = $list;

/** Tells what cannot be taken back; what can is told by `tellDone`, or by `tellOfDraft` in an editor. */
export const notify = (text: string): void => add(text, null);

/** For the histories, which the keys ask as well: no screen offers an undo that they do not know. */
export function offerUndo(text: string, offer: Offer): void {
  withdrawOffer(offer.deedId);
  overtake(offer.about ?? []);
  add(text, offer);
}

function overtake(changed: readonly string[]): void {
  const overtaken = $list.get().flatMap((notice) => {
    const { offer } = notice;
    if (!offer?.about?.some((each) => changed.includes(each))) return [notice];
    const about = offer.about.filter((each) => !changed.includes(each));
    return about.length === 0 ? [] : [{ ...notice, offer: { ...offer, about } }];
  });
  if (changed.length > 0) $list.set(overtaken);
}

function add(text: string, offer: Offer | null): void {
  lastId += 1;
  $list.set([...$list.get(), { id: lastId, text, offer }]);
}

export const dismissNotice = (id: number): void => keepOnly((each) => each.id !== id);

/** What was taken back is told no more as done. */
export const withdrawOffer = (deedId: string): void =>
  keepOnly(({ offer }) => offer?.deedId !== deedId);

/** The same of all that other undos may have taken back. */
export const withdrawFallen = (): void => keepOnly(({ offer }) => offer?.stands?.() ?? true);

function keepOnly(isKept: (notice: Notice) => boolean): void {
  const left = $list.get().filter(isKept);
  if (left.length < $list.get().length) $list.set(left);
}
