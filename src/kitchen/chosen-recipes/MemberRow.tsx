import { memo, type MouseEvent } from 'react';
import { collectionEditorMessages } from '#contract/kitchen/lists/collections-messages.ts';
import { recipePath } from '#domain/kitchen/kitchen-paths.ts';
import { Menu } from '#ui/dialogs/Menu.tsx';
import type { IndexRow } from '../recipes/recipe-index.ts';
import { Thumbnail } from '../recipes/Thumbnail.tsx';
import { useSortingItem } from '../sorting/use-sorting-item.ts';
import type { RecipeActs } from './recipe-acts.ts';

type Props = {
  id: string;
  /** Null where the site has no such recipe, or it is not known yet. */
  row: IndexRow | null;
  title: string;
  isKnown: boolean;
  /** Whether Tab leads to this row; from there the arrows do. */
  isTabStop: boolean;
  isReadOnly: boolean;
  siteSlug: string;
  acts: RecipeActs;
  onFocus: (id: string) => void;
};

const { recipes: texts } = collectionEditorMessages;

/** A recipe of the collection: what it looks like, and why visitors do not see it where they do not. */
export const MemberRow = memo(function MemberRow(props: Props) {
  const { id, row, title, isKnown, isTabStop, isReadOnly, siteSlug, acts, onFocus } = props;
  const { ref, handle } = useSortingItem(id);
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <li ref={ref} className="member">
      <a
        className="member-line"
        href={recipePath(siteSlug, id)}
        data-member={id}
        tabIndex={tabIndex}
        draggable={false}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
        onFocus={() => onFocus(id)}
        onClick={isReadOnly ? undefined : keepGripFromLink}
        {...(!isReadOnly && handle)}
      >
        <span className="member-grip" aria-hidden>
          ⋮⋮
        </span>
        <Thumbnail row={{ title, image: row?.image ?? null }} />
        <span className="member-title">{title}</span>
        <Marks row={row} isKnown={isKnown} />
      </a>
      {!isReadOnly && (
        <Menu
          className="member-menu"
          label={texts.actions(title)}
          items={[
            { label: texts.first, onSelect: () => acts.move(id, 0) },
            { label: texts.last, onSelect: () => acts.move(id, Infinity) },
            { label: texts.open, href: recipePath(siteSlug, id) },
            { label: texts.remove, onSelect: () => acts.remove(id) },
          ]}
        >
          ⋯
        </Menu>
      )}
    </li>
  );
});

/** The grip is for dragging alone: pressing it leads nowhere. */
function keepGripFromLink(event: MouseEvent<HTMLAnchorElement>): void {
  const { target } = event;
  if (target instanceof Element && target.closest('.member-grip')) event.preventDefault();
}

function Marks({ row, isKnown }: Pick<Props, 'row' | 'isKnown'>) {
  if (row === null) {
    return isKnown ? <span className="member-mark">{texts.gone}</span> : null;
  }
  const isPremium = row.privacySetting !== 'public';
  return (
    <>
      {row.publishedAt === null && <span className="member-mark">{texts.draft}</span>}
      {isPremium && <span className="member-mark recipe-premium">{texts.premium}</span>}
    </>
  );
}
