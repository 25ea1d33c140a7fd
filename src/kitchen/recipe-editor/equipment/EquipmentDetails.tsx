import { type ChangeEvent, useId, useState } from 'react';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import { entryOf } from '#domain/kitchen/naming/entry-of.ts';
import type { EquipmentUsage } from '#domain/recipe/recipe.ts';
import { limitsMessages as limits } from '#contract/kitchen/shell/limits-messages.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { isHttpAddress } from '#domain/text/safe-href.ts';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { toldBy } from '../../fields/told-by.ts';
import { typedBy } from '../../fields/typed-by.ts';
import { useAsTyped } from '../../fields/use-as-typed.ts';
import { useKeptLine } from '../../fields/use-kept-line.ts';
import { IssueText } from '../fields/IssueText.tsx';
import { useBegun } from '../fields/use-begun.ts';
import type { SiteGlobals } from '../site-globals.ts';
import type { useArrivedPictures } from '../../media/pictures/use-arrived-pictures.ts';
import { EquipmentPicture } from './EquipmentPicture.tsx';
import type { EquipmentActions } from './equipment-actions.ts';

const { equipment: texts } = dishMessages;
const lengths = {
  equipmentTitleOverride: recipeLimits.line,
  note: recipeLimits.note,
  link: recipeLimits.webAddress,
} as const;

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
  const { begun } = useBegun(`${row.id}.link`);
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
      {begun === null && <IssueText place={row.id} />}
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
  // A link that is being typed is none yet, and the recipe keeps the one before.
  const { begun, begin } = useBegun(`${row.id}.${name}`);
  const value = begun ?? row[name] ?? '';
  const { shown, type, leave } = useAsTyped(value, (text) => (text.trim() === '' ? '' : text));
  const { told: cut, keep } = useKeptLine(lengths[name], shown);
  const [isLeft, setIsLeft] = useState(true);
  const told = cut ?? (begun !== null && isLeft ? limits.unreadable.link : undefined);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = keep(event.target.value);
    const next = text.trim() === '' ? null : text;
    setIsLeft(false);
    type(text);
    if (isTaken(name, text)) {
      actions.patch(row.id, { [name]: next }, typedBy(event));
    } else begin(text, typedBy(event));
  };
  return (
    <div className="editor-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={name === 'link' ? 'url' : undefined}
        data-field={`equipmentUsages.${row.id}.${name}`}
        autoComplete="off"
        placeholder={placeholder}
        value={shown}
        readOnly={isReadOnly}
        {...toldBy(`${id}-issue`, told)}
        onChange={change}
        onBlur={() => {
          setIsLeft(true);
          leave();
        }}
      />
      <FieldIssue id={`${id}-issue`}>{told}</FieldIssue>
    </div>
  );
}

const isTaken = (name: Name, text: string): boolean =>
  name !== 'link' || text.trim() === '' || isHttpAddress(text.trim());
