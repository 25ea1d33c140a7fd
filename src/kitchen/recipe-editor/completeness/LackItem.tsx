import { useState } from 'react';
import { completenessMessages as texts } from '#contract/kitchen/recipe/completeness-messages.ts';
import { isForSearchToo, type Lack } from '#domain/kitchen/completeness/lack-kinds.ts';
import type { LackName } from '#domain/kitchen/completeness/lack-names.ts';
import { showField } from '../fields/show-field.ts';

type Props = { lack: Lack; nameOf: (field: string) => LackName; onLeave: () => void };

/** Longer lists open when they are wanted. */
const shownAtFirst = 6;

/** One thing that is missing: its sentence leads to the place, or each of its places does. */
export function LackItem({ lack: { kind, fields }, nameOf, onLeave }: Props) {
  const { lack, why } = texts.lacks[kind];
  const [only, ...others] = fields;
  const isNamed = others.length > 0 || (only !== undefined && nameOf(only).kind !== 'field');
  return (
    <li className="lack">
      {isNamed ? (
        <p className="lack-title">{lack}</p>
      ) : (
        <button
          type="button"
          className="lack-title"
          onClick={() => only !== undefined && showField(only)}
        >
          {lack}
        </button>
      )}
      <button
        type="button"
        className="lack-leave"
        aria-label={texts.leaveOf(lack)}
        onClick={onLeave}
      >
        {texts.leave}
      </button>
      <p className="lack-why">
        {why}
        {isForSearchToo(kind) && ` ${texts.alsoForSearch}`}
      </p>
      {isNamed && <Places fields={fields} nameOf={nameOf} />}
    </li>
  );
}

function Places({ fields, nameOf }: { fields: readonly string[]; nameOf: Props['nameOf'] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? fields : fields.slice(0, shownAtFirst);
  return (
    <p className="lack-places">
      {shown.map((field) => (
        <button key={field} type="button" onClick={() => showField(field)}>
          {wordsOf(nameOf(field))}
        </button>
      ))}
      {shown.length < fields.length && (
        <button type="button" className="lack-more" onClick={() => setIsWhole(true)}>
          {texts.more(fields.length - shown.length)}
        </button>
      )}
    </p>
  );
}

function wordsOf(name: LackName): string {
  if (name.kind === 'words') return name.text;
  return name.kind === 'picture' ? texts.picture(name.at) : texts.field(name.name);
}
