import { type AccountPlace, signedOutItems, useAccountItems } from './account-items.ts';

/**
 * The items of the account menu as a plain list, for the site menu of a phone. Without a script it
 * leads to sign-in; styles hide it where a session waits to be recognised.
 */
export function AccountLinks(place: AccountPlace) {
  const { visitor, items: known } = useAccountItems(place);
  const items = visitor === 'pending' ? signedOutItems() : known;
  return (
    <ul className="account-links awaits-visitor">
      {items.map((item) => (
        <li key={item.label}>
          {'href' in item ? (
            <a href={item.href} onClick={item.onFollow} data-held={item.onFollow && ''}>
              {item.label}
            </a>
          ) : (
            <button type="button" aria-disabled={item.isPending} onClick={item.onSelect}>
              {item.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
