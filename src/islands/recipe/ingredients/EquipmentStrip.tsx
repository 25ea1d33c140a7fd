import { cookingMessages } from '#contract/recipe/cooking-messages.ts';
import type { Equipment } from '#domain/cooking/open-recipe.ts';
import { Picture } from '../Picture.tsx';

type Props = { equipment: Equipment[] };

const widths = [120, 240];

/** The equipment of a premium recipe. */
export function EquipmentStrip({ equipment }: Props) {
  const hasPictures = equipment.some(({ image }) => image);
  return (
    <section className="equipment" id="equipment" aria-labelledby="equipment-heading">
      <h2 id="equipment-heading">{cookingMessages.equipment}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without markers */}
      <ul role="list">
        {equipment.map(({ id, title, href, note, image }) => (
          <li key={id}>
            {image ? (
              <Picture image={{ ...image, alt: '' }} ratio={1} widths={widths} sizes="120px" />
            ) : (
              hasPictures && (
                <span className="tile" aria-hidden="true">
                  {Array.from(title)[0]}
                </span>
              )
            )}
            <strong>
              {href === null ? (
                title
              ) : (
                // oxlint-disable-next-line react/jsx-no-target-blank -- a shop may know who sent the reader
                <a href={href} target="_blank" rel="noopener">
                  {title}
                </a>
              )}
            </strong>
            {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
