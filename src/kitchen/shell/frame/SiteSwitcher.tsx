import { useState } from 'react';
import { kitchenShellMessages as texts } from '#contract/kitchen/shell/shell-messages.ts';
import { firstPath } from '#domain/kitchen/screen-roles.ts';
import { signOut } from '#stores/accounts/sign-out.ts';
import { useComputed } from '#stores/use-value.ts';
import { Menu, type MenuItem } from '#ui/dialogs/Menu.tsx';
import { laterDialog } from './Later.tsx';
import { notify } from '../notices/notices.ts';
import { $session, type OwnSite } from '../session/session.ts';

const LeaveDialog = laterDialog(
  async () => (await import('../session/LeaveDialog.tsx')).LeaveDialog,
);

/** The name of the site; it opens the person's other sites and their account. */
export function SiteSwitcher({ site }: { site: OwnSite }) {
  const session = useComputed($session);
  const [isLeaving, setIsLeaving] = useState(false);
  const others = session.status === 'open' ? session.user.sites : [];
  const items: MenuItem[] = [
    ...others
      .filter(({ id }) => id !== site.id)
      .map(({ slug, title, role }) => ({ label: title, href: firstPath({ slug, role }) })),
    ...(site.role === 'owner'
      ? []
      : [{ label: texts.leaveSite, onSelect: () => setIsLeaving(true), closes: true }]),
    { label: texts.createSite, href: '/create' },
    { label: texts.profile, href: '/profile' },
    { label: texts.signOut, onSelect: () => void leave() },
  ];
  return (
    <>
      <Menu className="kitchen-site" label={texts.siteSwitcher(site.title)} items={items}>
        <span className="kitchen-site-title">{site.title}</span>
      </Menu>
      {isLeaving && <LeaveDialog site={site} isOpen onClose={() => setIsLeaving(false)} />}
    </>
  );
}

/** Who could not be signed out stays where they are, and nothing of theirs is forgotten. */
async function leave(): Promise<void> {
  if (!(await signOut(notify))) return;
  // Copies open for nobody without the session that has ended.
  await forgetAll().catch(() => undefined);
  globalThis.location.assign('/');
}

async function forgetAll(): Promise<void> {
  const { forgetCopies } = await import('../../device/device-copies.ts');
  await forgetCopies();
}
