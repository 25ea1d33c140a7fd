import type { MouseEvent } from 'react';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import { formatDuration } from '#domain/measures/duration.ts';
import { keepAmountsWhole } from '#domain/measures/whole-amounts.ts';
import { imageUrl, srcset } from '#domain/media/picture-address.ts';
import { type UserBookmark, removeBookmark } from '#stores/bookmarks/bookmark-list.ts';
import { SiteLink } from '../SiteLink.tsx';

type Props = { bookmark: UserBookmark };

const { bookmarks: texts } = accountMessages;
const ratio = 0.8;
const widths = [240, 360, 480];
const shown = { width: 360, height: 450 };

export function BookmarkCard({ bookmark }: Props) {
  const { site, recipe } = bookmark;
  const isPremium = recipe.privacySetting === 'subscribers_only';
  const { totalTimeMinutes } = recipe;
  const time =
    totalTimeMinutes === null ? undefined : keepAmountsWhole(formatDuration(totalTimeMinutes));
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusBeside(currentTarget);
    void removeBookmark(bookmark);
  };
  return (
    <li className="bookmark-card">
      <SiteLink origin={site.origin} path={`/recipes/${recipe.slug}`}>
        <CardPicture recipe={recipe} foot={time} />
        <span className={recipe.image ? 'bookmark-title' : 'visually-hidden'}>{recipe.title}</span>
      </SiteLink>
      <p className="bookmark-facts">
        {time !== undefined && <span>{time}</span>}
        {isPremium && <span className="lock">{texts.premium}</span>}
        <button
          className="plain-button"
          type="button"
          aria-label={texts.remove(recipe.title)}
          onClick={remove}
        >
          {texts.removeShort}
        </button>
      </p>
    </li>
  );
}

/** The card goes at once, and the focus would be lost with it. */
function focusBeside(button: HTMLButtonElement): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.bookmark-card button')];
  const at = buttons.indexOf(button);
  const beside = buttons[at + 1] ?? buttons[at - 1] ?? document.querySelector('h1');
  beside?.focus({ preventScroll: true });
}

type Pictured = { recipe: UserBookmark['recipe']; foot: string | undefined };

function CardPicture({ recipe: { title, image }, foot }: Pictured) {
  if (!image) {
    // Of one layout, so that no page carries the rules of the others for this list.
    const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
    return (
      <span className="bookmark-plate" aria-hidden="true">
        <span
          className="card-type"
          dir="auto"
          data-cover="head"
          style={{ '--letters': title.length, '--longest': longest }}
        >
          <span className="cover-title">{title}</span>
          <span className="cover-foot">{foot}</span>
        </span>
      </span>
    );
  }
  return (
    <img
      src={imageUrl(image, shown)}
      srcSet={srcset(image, ratio, widths) || undefined}
      sizes="(min-width: 768px) 18vw, 45vw"
      {...shown}
      alt=""
      loading="lazy"
      style={image.lqip ? { backgroundImage: `url(${image.lqip})` } : undefined}
    />
  );
}

declare module 'react' {
  // React's types do not know custom properties.
  interface CSSProperties {
    '--longest'?: number;
    '--letters'?: number;
  }
}
