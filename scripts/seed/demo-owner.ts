import { currentUserAnswer } from '#contract/accounts/current-user.ts';
import { richTextFromMarkdown } from '../markdown/markdown.ts';
import type { DemoSite } from '../demo/demo-site.ts';
import type { ManageClient } from '../manage-api/manage-client.ts';
import type { LocalOwner } from '../running/owners.ts';
import { uploadDrawing } from './demo-pictures.ts';

/** The cook of a demo site; the first one's token is the one that examples use. */
export function demoOwner({ slug, owner }: DemoSite, at: number): LocalOwner {
  return {
    email: `${owner.handle}@larder.example`,
    displayName: owner.displayName,
    handle: owner.handle,
    bio: richTextFromMarkdown(owner.bio),
    tokenFile: at === 0 ? 'owner-token' : `owner-token-${slug}`,
  };
}

/** Gives the cook their picture, unless they have one. */
export async function giveAvatar(api: ManageClient, demo: DemoSite): Promise<void> {
  const { currentUser } = await api.get('current-user', currentUserAnswer);
  if (currentUser.avatar !== null) return;
  const id = await uploadDrawing(api, demo.pictures.avatar, null);
  await api.put('current-user', { body: { avatar: { id } }, answer: currentUserAnswer });
}
