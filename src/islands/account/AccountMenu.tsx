import { accountMenuMessages } from '#contract/accounts/account-menu-messages.ts';
import { Menu } from '#ui/dialogs/Menu.tsx';
import { type AccountPlace, useAccountItems } from './account-items.ts';

/** The account menu in the header. */
export function AccountMenu(place: AccountPlace) {
  const { items } = useAccountItems(place);
  return (
    <Menu
      label={accountMenuMessages.label}
      href="/sign-in"
      items={items}
      className="account-menu"
    />
  );
}
