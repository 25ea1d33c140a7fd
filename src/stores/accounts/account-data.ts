import { manageApi } from '#api/manage-api.ts';
import { forgetAccount } from './account.ts';
import { submission } from '../submit.ts';

/** The file needs the session's token, which a plain link cannot send. */
const collecting = submission(async (keep: (file: Blob) => void) => {
  const answer = await manageApi['current-user'].data.$get();
  keep(await answer.blob());
});
export const { $submit: $collecting, submit: collectData } = collecting;

const deleting = submission(async (email: string) => {
  await manageApi['current-user'].$delete({ json: { email } });
  forgetAccount();
});
export const $deletion = deleting.$submit;
export const { submit: deleteAccount, clear: clearDeletion } = deleting;
