import { type AccountPlace, useAccountItems } from './account-items.ts';

/** The items of the account menu as a plain list, for the site menu of a phone. */
export function AccountLinks(place: AccountPlace) {
  const items = useAccountItems(place);
  return (
    <ul className="account-links">
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
