import { useStore } from '@nanostores/react';
import { type ChangeEvent, useId, useState } from 'react';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import { entryOf } from '#domain/kitchen/naming/entry-of.ts';
import type { EquipmentUsage } from '#domain/recipe/recipe.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';
import { typedBy } from '../../fields/typed-by.ts';
import type { SiteGlobals } from '../site-globals.ts';
import type { useArrivedPictures } from '../../media/pictures/use-arrived-pictures.ts';
import { EquipmentPicture } from './EquipmentPicture.tsx';
import type { EquipmentActions } from './equipment-actions.ts';

const { equipment: texts } = dishMessages;
const lengths = { equipmentTitleOverride: 255, note: 2000, link: 2048 } as const;

type Name = keyof typeof lengths;
type Props = {
  row: EquipmentUsage;
  site: SiteGlobals;
  actions: EquipmentActions;
  isReadOnly: boolean;
  uploads: ReturnType<typeof useArrivedPictures>;
};

/** What is said of a thing in this recipe alone. */
export function EquipmentDetails({ row, site, actions, isReadOnly, uploads }: Props) {
  const usual = entryOf(site.equipment, row.equipmentId);
  const shared = { row, actions, isReadOnly };
  return (
    <>
      <Line
        {...shared}
        name="equipmentTitleOverride"
        label={texts.ownTitle}
        placeholder={usual?.title ?? ''}
      />
      <Line {...shared} name="note" label={texts.note} placeholder={texts.notePlaceholder} />
      <Line {...shared} name="link" label={texts.link} placeholder="https://" />
      <EquipmentPicture {...shared} usual={usual?.featuredImage ?? null} uploads={uploads} />
    </>
  );
}

type LineProps = Omit<Props, 'site' | 'uploads'> & {
  name: Name;
  label: string;
  placeholder: string;
};

function Line({ row, name, label, placeholder, actions, isReadOnly }: LineProps) {
  const id = useId();
  const path = `equipmentUsages.${row.id}.${name}`;
  const refused = useStore(useRecipeDraft().$issues)[path];
  const value = row[name];
  // A link that is being typed is none yet, and the recipe keeps the one before.
  const [begun, setBegun] = useState<{ over: string | null; text: string } | null>(null);
  const typed = begun?.over === value ? begun.text : null;
  const isUnreadable = typed !== null && !isTaken(name, typed);
  const [isLeft, setIsLeft] = useState(false);
  const told = isUnreadable && isLeft ? texts.noLink : refused;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    const next = text.trim() === '' ? null : text;
    setIsLeft(false);
    if (isTaken(name, text)) {
      setBegun({ over: next, text });
      actions.patch(row.id, { [name]: next }, typedBy(event));
    } else setBegun({ over: value, text });
  };
  return (
    <div className="editor-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={name === 'link' ? 'url' : undefined}
        data-field={path}
        autoComplete="off"
        placeholder={placeholder}
        maxLength={lengths[name]}
        value={typed ?? value ?? ''}
        readOnly={isReadOnly}
        aria-invalid={told !== undefined}
        aria-describedby={told === undefined ? undefined : `${id}-issue`}
        onChange={change}
        onBlur={() => setIsLeft(true)}
      />
      {told !== undefined && (
        <p id={`${id}-issue`} className="editor-issue">
          {told}
        </p>
      )}
    </div>
  );
}

const isTaken = (name: Name, text: string): boolean =>
  name !== 'link' ||
  text.trim() === '' ||
  (/^https?:\/\/[^\s/?#]+\S*$/i.test(text.trim()) && URL.canParse(text.trim()));
