import type { Choice } from '#domain/recipe/merge/resolve-conflicts.ts';

/** Something that can be chosen; `text` is what it says, null where its label says it. */
export type Offered = { choice: Choice; label: string; text: string | null };

type Props = {
  /** Of the field, for its radio buttons. */
  name: string;
  legend: string;
  offered: readonly Offered[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

/** What stands where two changed the same. */
export function ConflictChoice({ name, legend, offered, choice, onChoose }: Props) {
  return (
    <fieldset className="editor-decision">
      <legend>{legend}</legend>
      {offered.map((each) => (
        <label key={each.choice}>
          <span>
            <input
              type="radio"
              name={name}
              checked={choice === each.choice}
              onChange={() => onChoose(each.choice)}
            />
            {each.label}
          </span>
          {each.text !== null && <span className="editor-side">{each.text}</span>}
        </label>
      ))}
    </fieldset>
  );
}
