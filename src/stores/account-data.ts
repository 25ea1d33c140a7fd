import { atom, type ReadableAtom } from 'nanostores';
import { manageApi } from '#api/manage-api.ts';
import { forgetAccount } from './account.ts';
import { submission } from './submit.ts';

const $file = atom<Blob | null>(null);
/** The data of the account as a file, once it has been collected. */
export const $accountFile: ReadableAtom<Blob | null> = $file;

/** The file is handed out once: the page may show another account next. */
export function takeAccountFile(): Blob | null {
  const file = $file.get();
  $file.set(null);
  return file;
}

const collecting = submission(async () => {
  const answer = await manageApi['current-user'].data.$get();
  $file.set(await answer.blob());
});
export const $dataSubmit = collecting.$submit;
export const collectData = () => collecting.submit(undefined);

const deleting = submission(async (email: string) => {
  await manageApi['current-user'].$delete({ json: { email } });
  forgetAccount();
});
export const $deletion = deleting.$submit;
export const { submit: deleteAccount, clear: clearDeletion } = deleting;
