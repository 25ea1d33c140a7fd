import { kitchenShellMessages as texts } from '#contract/kitchen/shell-messages.ts';
import { recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import { signOut } from '#stores/accounts/sign-out.ts';
import { useComputed } from '#stores/use-value.ts';
import { Menu, type MenuItem } from '#ui/dialogs/Menu.tsx';
import { $session, type OwnSite } from './session.ts';

/** The name of the site; it opens the person's other sites and their account. */
export function SiteSwitcher({ site }: { site: OwnSite }) {
  const session = useComputed($session);
  const others = session.status === 'open' ? session.user.sites : [];
  const items: MenuItem[] = [
    ...others
      .filter(({ id }) => id !== site.id)
      .map(({ slug, title }) => ({ label: title, href: recipesPath(slug) })),
    { label: texts.createSite, href: '/create' },
    { label: texts.profile, href: '/profile' },
    { label: texts.signOut, onSelect: () => void leave() },
  ];
  return (
    <Menu className="kitchen-site" label={texts.siteSwitcher(site.title)} items={items}>
      <span className="kitchen-site-title">{site.title}</span>
    </Menu>
  );
}

async function leave(): Promise<void> {
  await signOut();
  globalThis.location.assign('/');
}
