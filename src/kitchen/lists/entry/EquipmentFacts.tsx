import type { EquipmentView } from '#contract/site/globals.ts';
import type { ListEntry } from '#domain/kitchen/lists/list-entry.ts';
import { PictureWindow } from '../../media/pictures/PictureWindow.tsx';
import { changeEquipment } from '../list-acts.ts';
import { LinkField } from './LinkField.tsx';
import { NameField } from './NameField.tsx';

export function EquipmentFacts({ thing, entry }: { thing: EquipmentView; entry: ListEntry }) {
  const { id, link = null, featuredImage } = thing;
  return (
    <div className="entry-facts">
      {featuredImage && (
        <PictureWindow image={featuredImage} use={{ id: featuredImage.id }} ratio="1:1" />
      )}
      <NameField
        list="equipment"
        entry={entry}
        save={(title) => changeEquipment(thing, { title })}
      />
      <LinkField id={id} link={link} save={(next) => changeEquipment(thing, { link: next })} />
    </div>
  );
}
