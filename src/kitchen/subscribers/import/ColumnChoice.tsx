import { useId } from 'react';
import { subscriberImportMessages } from '#contract/kitchen/subscriber-import-messages.ts';
import type { CsvColumns } from '#domain/kitchen/subscribers/csv-columns.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { beginImport, checkList, mapColumns } from './import-steps.ts';
import type { ReadList } from './read-file.ts';

const texts = subscriberImportMessages.columns;
type Place = Exclude<keyof CsvColumns, 'hasHeader'>;
const places: readonly Place[] = ['email', 'name', 'lastName', 'status'];
const samples = 3;

type Props = { fileName: string; list: ReadList; columns: CsvColumns };

/** What was guessed of the columns, with the first lines beside it. */
export function ColumnChoice({ fileName, list, columns }: Props) {
  const [first] = list.records;
  const width = list.records
    .slice(0, samples + 1)
    .reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const named = Array.from({ length: width }, (_, at) => {
    const heading = columns.hasHeader ? first?.cells[at]?.trim() : '';
    return heading === undefined || heading === '' ? texts.nth(at + 1) : heading;
  });
  return (
    <>
      <p className="kitchen-meta">{fileName}</p>
      <h3>{texts.heading}</h3>
      <div className="import-columns">
        {places.map((place) => (
          <ColumnField
            key={place}
            place={place}
            at={columns[place]}
            names={named}
            onChoose={(at) => mapColumns({ [place]: at })}
          />
        ))}
      </div>
      <Sample list={list} columns={columns} names={named} />
      <CheckboxField
        label={texts.header}
        isChecked={columns.hasHeader}
        onCheck={(hasHeader) => mapColumns({ hasHeader })}
      />
      {columns.email === null && <p role="alert">{texts.needsEmail}</p>}
      <p className="import-acts">
        <Button disabled={columns.email === null} onClick={() => void checkList()}>
          {texts.next}
        </Button>
        <Button variant="quiet" onClick={beginImport}>
          {texts.back}
        </Button>
      </p>
    </>
  );
}

type FieldProps = {
  place: Place;
  at: number | null;
  names: readonly string[];
  onChoose: (at: number | null) => void;
};

function ColumnField({ place, at, names, onChoose }: FieldProps) {
  const id = useId();
  return (
    <div className="import-column">
      <label htmlFor={id}>{texts[place]}</label>
      <select
        id={id}
        value={at ?? ''}
        aria-describedby={place === 'status' ? `${id}-hint` : undefined}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{texts.none}</option>
        {names.map((name, column) => (
          // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
          <option key={column} value={column}>
            {name}
          </option>
        ))}
      </select>
      {place === 'status' && (
        <small id={`${id}-hint`} className="kitchen-meta">
          {texts.statusHint}
        </small>
      )}
    </div>
  );
}

function Sample({ list, columns, names }: Omit<Props, 'fileName'> & { names: readonly string[] }) {
  const rows = list.records.slice(columns.hasHeader ? 1 : 0).slice(0, samples);
  const chosen = new Set<number | null>(places.map((place) => columns[place]));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is wider than a phone, and scrolls
    <section className="import-sample" tabIndex={0} aria-label={texts.sample}>
      <table>
        <thead>
          <tr>
            {names.map((name, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
              <th key={at} scope="col" data-chosen={chosen.has(at) ? '' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }) => (
            <tr key={line}>
              {names.map((_name, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
                <td key={at} data-chosen={chosen.has(at) ? '' : undefined}>
                  {(cells[at] ?? '').slice(0, 60)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
