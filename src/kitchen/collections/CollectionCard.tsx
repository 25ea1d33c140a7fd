import { collectionsMessages as texts } from '#contract/kitchen/lists/collections-messages.ts';
import type { CollectionSummaryView } from '#contract/site/collection.ts';
import { collectionPath } from '#domain/kitchen/kitchen-paths.ts';
import { collectionPath as livePath } from '#domain/publishing/site-paths.ts';
import { firstLetter } from '#domain/text/cut-text.ts';
import { Menu } from '#ui/dialogs/Menu.tsx';
import { PictureWindow } from '../media/pictures/PictureWindow.tsx';
import { siteAddress } from '../shell/network/address.ts';
import { useSortingItem } from '../sorting/use-sorting-item.ts';
import type { CardActs } from './card-keys.ts';
import type { CollectionViewKind } from './list-address.ts';

type Props = {
  collection: CollectionSummaryView;
  /** Recipes in it that no visitor sees. */
  unpublished: number;
  view: CollectionViewKind;
  isWhole: boolean;
  /** Whether Tab leads to it; from there the arrows do. */
  isTabStop: boolean;
  siteSlug: string;
  acts: CardActs;
  onFocus: (id: string) => void;
};

/** A collection as visitors see it, with what they do not see said beneath. */
export function CollectionCard(props: Props) {
  const { collection, unpublished, view, isWhole, isTabStop, siteSlug, acts, onFocus } = props;
  const { id, title, slug, recipeCount } = collection;
  const { ref, handle } = useSortingItem(id);
  const href = collectionPath(siteSlug, id);
  const live = new URL(livePath(slug), siteAddress(siteSlug)).href;
  const moves = isWhole
    ? [
        { label: texts.moveFirst, onSelect: () => void acts.move(id, 0) },
        { label: texts.moveLast, onSelect: () => void acts.move(id, Infinity) },
      ]
    : [];
  return (
    <li ref={ref} className="collection-item">
      <a
        className="collection-card"
        href={href}
        data-collection={id}
        tabIndex={isTabStop ? 0 : -1}
        draggable={false}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
        onFocus={() => onFocus(id)}
        {...(isWhole && handle)}
      >
        <Cover collection={collection} view={view} />
        <strong className="collection-title">{title}</strong>
        <span className="collection-facts">
          <span>{texts.recipes(recipeCount)}</span>
          {unpublished > 0 && <span>{texts.unpublished(unpublished)}</span>}
          {recipeCount === 0 && (
            <span className="state" data-state="draft" title={texts.empty}>
              {texts.emptyShort}
            </span>
          )}
        </span>
      </a>
      <Menu
        className="collection-menu"
        label={texts.actions(title)}
        items={[
          { label: texts.open, href },
          ...(recipeCount > 0 ? [{ label: texts.seeLive, href: live }] : []),
          ...moves,
          { label: texts.remove, onSelect: () => void acts.remove(id) },
        ]}
      >
        ⋯
      </Menu>
    </li>
  );
}

function Cover({ collection: { cover, title }, view }: Pick<Props, 'collection' | 'view'>) {
  if (cover === null) {
    return (
      <span className="collection-plate" aria-hidden>
        {view === 'grid' ? title : firstLetter(title)}
      </span>
    );
  }
  const { crop, ...image } = cover;
  const use = { id: image.id, ...(crop && { crop }) };
  return <PictureWindow image={image} use={use} ratio={view === 'grid' ? '3:2' : '1:1'} />;
}
