import { type KeyboardEvent, useId, useState } from 'react';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import type { EquipmentUsage } from '#domain/recipe/recipe.ts';
import { Menu } from '#ui/dialogs/Menu.tsx';
import { useSortingItem } from '../../sorting/use-sorting-item.ts';
import type { SiteGlobals } from '../site-globals.ts';
import { pictureUploads } from '../../media/uploads/media-uploads.ts';
import { useArrivedPictures } from '../../media/pictures/use-arrived-pictures.ts';
import { IssueText } from '../fields/IssueText.tsx';
import { EquipmentDetails } from './EquipmentDetails.tsx';
import { placeOf } from './EquipmentPicture.tsx';
import { type EquipmentActions, titleOf } from './equipment-actions.ts';

const { equipment: texts } = dishMessages;

type Props = {
  row: EquipmentUsage;
  place: { at: number; count: number };
  site: SiteGlobals;
  actions: EquipmentActions;
  isReadOnly: boolean;
};

/** One thing: its name opens what is said of it in this recipe. */
export function EquipmentRow({ row, place, site, actions, isReadOnly }: Props) {
  const { ref, handle } = useSortingItem(row.id);
  const [isOpen, setIsOpen] = useState(false);
  const details = useId();
  // Also while the details are closed.
  const uploads = useArrivedPictures({
    place: placeOf(row),
    pictures: [],
    isReadOnly,
    onChange: (arrived) => {
      const last = arrived.at(-1);
      if (last) actions.patch(row.id, { imageOverrideId: last.id });
    },
  });
  const title = titleOf(row, site);
  const more = [row.note, hostOf(row.link)].filter(Boolean).join(' · ');
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey || isReadOnly) return;
    event.preventDefault();
    actions.move(row.id, by);
  };
  return (
    <li className="equipment-row" ref={ref}>
      <span
        className="ingredient-handle"
        title={texts.handle(title)}
        {...(isReadOnly ? {} : handle)}
      >
        ⠿
      </span>
      <button
        type="button"
        className="equipment-name"
        data-equipment={row.id}
        data-field={row.id}
        aria-expanded={isOpen}
        aria-controls={isOpen ? details : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={onKey}
      >
        <span>{title}</span>
        {more !== '' && ' '}
        {more !== '' && <small>{more}</small>}
      </button>
      {!isReadOnly && <RowMenu {...{ row, title, place, actions, uploads }} />}
      {isOpen && (
        <div id={details} className="equipment-details">
          <EquipmentDetails {...{ row, site, actions, isReadOnly, uploads }} />
        </div>
      )}
      {!isOpen && <IssueText place={row.id} />}
    </li>
  );
}

type MenuProps = Pick<Props, 'row' | 'place' | 'actions'> & {
  title: string;
  uploads: ReturnType<typeof useArrivedPictures>;
};

function RowMenu({ row: { id }, title, place: { at, count }, actions, uploads }: MenuProps) {
  const items = [
    ...(at > 0 ? [{ label: texts.moveUp, act: () => actions.move(id, -1) }] : []),
    ...(at < count - 1 ? [{ label: texts.moveDown, act: () => actions.move(id, 1) }] : []),
    {
      label: texts.remove,
      act: () => {
        // Nothing waits for a picture of what is not there.
        for (const upload of uploads) pictureUploads.remove(upload.id);
        actions.remove(id);
      },
    },
  ].map(({ label, act }) => ({ label, onSelect: act, closes: true }));
  return (
    <Menu label={texts.menu(title)} items={items} className="ingredient-menu">
      ⋯
    </Menu>
  );
}

const hostOf = (link: string | null): string =>
  link !== null && URL.canParse(link) ? new URL(link).host.replace(/^www\./, '') : '';
