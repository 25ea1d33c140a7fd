import { kitchenShellMessages as texts } from '#contract/kitchen/shell/shell-messages.ts';
import { isAtLeast } from '#domain/accounts/site-role.ts';
import { classNames } from '#ui/class-names.ts';
import { Menu } from '#ui/dialogs/Menu.tsx';
import { kitchenAddress } from '../network/address.ts';
import { showKeys } from '../keys/keys.ts';
import { openPalette } from '../palette/palette.ts';
import { PublishingState } from '../publishing/PublishingState.tsx';
import { screenLinks } from '../network/screens.ts';
import type { OwnSite } from '../session/session.ts';
import { SiteSwitcher } from './SiteSwitcher.tsx';

/** As many as a phone shows beside the palette. */
const firstScreens = 3;

/** A column beside the screen; on a phone a bar above it and one that a thumb reaches. */
export function Navigation({ site }: { site: OwnSite }) {
  const { screen } = kitchenAddress();
  const isEditor = ['recipe', 'history', 'collection'].includes(screen);
  const links = screenLinks(site, screen);
  const rest = links.slice(firstScreens);
  return (
    <header className={classNames('kitchen-bar', isEditor && 'kitchen-bar-folded')}>
      <SiteSwitcher site={site} />
      <nav className="kitchen-nav" aria-label={texts.navigation}>
        <ul>
          {links.map((link, index) => (
            <li key={link.screen} className={index < firstScreens ? undefined : 'kitchen-nav-rest'}>
              <a href={link.href} aria-current={link.isHere ? 'page' : undefined}>
                {link.label}
              </a>
            </li>
          ))}
          <li>
            <button type="button" className="kitchen-nav-find" onClick={openPalette}>
              <span>{texts.palette.open}</span>
              <kbd>{isApple ? texts.palette.shortcut : texts.palette.shortcutElsewhere}</kbd>
            </button>
          </li>
          {rest.length > 0 && (
            <li className="kitchen-nav-more">
              <Menu
                className={classNames(rest.some(({ isHere }) => isHere) && 'kitchen-nav-here')}
                label={texts.more}
                items={rest}
              />
            </li>
          )}
          <li className="kitchen-nav-keys">
            <button type="button" onClick={showKeys}>
              <span>{texts.keys.open}</span>
              <kbd>{texts.keys.shortcut}</kbd>
            </button>
          </li>
        </ul>
      </nav>
      {isAtLeast(site.role, 'editor') && <PublishingState site={site} />}
    </header>
  );
}

const isApple = /Mac|iP(?:hone|ad|od)/.test(globalThis.navigator?.userAgent ?? '');
