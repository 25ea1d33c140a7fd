import type { MouseEvent } from 'react';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import { formatDuration } from '#domain/measures/duration.ts';
import { imageUrl, srcset } from '#domain/media/picture-address.ts';
import { titleCover } from '#domain/recipe/title-cover.ts';
import { pictureStyle } from '#ui/picture-style.ts';
import { type UserBookmark, removeBookmark } from '#stores/bookmarks/bookmark-list.ts';
import { TitleCover } from '#ui/TitleCover.tsx';
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
  const time = totalTimeMinutes === null ? undefined : formatDuration(totalTimeMinutes);
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusBeside(currentTarget);
    void removeBookmark(bookmark);
  };
  return (
    <li className="bookmark-card">
      <SiteLink origin={site.origin} path={`/recipes/${recipe.slug}`}>
        <CardPicture recipe={recipe} foot={time} />
        <span className="bookmark-title">{recipe.title}</span>
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
    return (
      <span className="bookmark-plate">
        <TitleCover {...titleCover(title)} title={title} foot={foot} />
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
      style={pictureStyle(image)}
    />
  );
}
