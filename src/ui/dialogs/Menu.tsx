import { type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { type MenuState, useMenu } from './use-menu.ts';

export type MenuItem =
  | { label: string; href: string; onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void }
  /** One that `closes` gives the focus back to the button; another stays to be pressed again. */
  | { label: string; onSelect: () => void; isPending?: boolean; closes?: boolean };

type Props = {
  /** The accessible name of the button and of the list. */
  label: string;
  items: MenuItem[];
  /** Shown on the button in place of the label. */
  children?: ReactNode;
  /** Turns the button into a link, which works before the script does. */
  href?: string;
  className?: string;
};

export function Menu({ label, items, children, href, className }: Props) {
  const listId = useId();
  const { root, list, isOpen, opener, onItemKey, close } = useMenu();
  const button = {
    ...opener,
    className: 'menu-opener',
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-label': children ? label : undefined,
  } as const;
  return (
    <div className={classNames('menu', className)} ref={root}>
      {href === undefined ? (
        <button type="button" {...button}>
          {children ?? label}
        </button>
      ) : (
        <a href={href} {...button}>
          {children ?? label}
        </a>
      )}
      {isOpen && (
        <ul className="menu-list" id={listId} role="menu" aria-label={label} ref={list}>
          {items.map((item) => (
            <li key={item.label} role="none">
              <Item item={item} onKeyDown={onItemKey} onClose={close} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ItemProps = {
  item: MenuItem;
  onKeyDown: MenuState['onItemKey'];
  onClose: MenuState['close'];
};

function Item({ item, onKeyDown, onClose }: ItemProps) {
  if ('href' in item) {
    return (
      <a
        href={item.href}
        role="menuitem"
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onClick={item.onFollow}
      >
        {item.label}
      </a>
    );
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={item.isPending}
      onKeyDown={onKeyDown}
      onClick={() => {
        if (item.isPending) return;
        if (item.closes) onClose();
        item.onSelect();
      }}
    >
      {item.label}
    </button>
  );
}
