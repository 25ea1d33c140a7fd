import { useId, useMemo } from 'react';
import { subscriberImportMessages } from '#contract/kitchen/mail/subscriber-import-messages.ts';
import { type CsvColumns, listedWords } from '#domain/kitchen/subscribers/csv-columns.ts';
import type { Standing } from '#domain/kitchen/subscribers/standing.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { beginImport, checkList, mapColumns } from './import-steps.ts';
import type { ReadList } from './read-file.ts';

const texts = subscriberImportMessages.columns;
const places = ['email', 'name', 'lastName'] as const;
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
      <FirstLine columns={columns} />
      <h3>{texts.heading}</h3>
      <div className="import-columns">
        {places.map((place) => (
          <ColumnField
            key={place}
            label={texts[place]}
            at={columns[place]}
            names={named}
            onChoose={(at) => mapColumns({ [place]: at })}
          />
        ))}
        <StatusFields columns={columns} names={named} />
      </div>
      <Words list={list} columns={columns} />
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

/** Whether the first line is a person, which many lists have no other way to say. */
function FirstLine({ columns: { hasHeader } }: { columns: CsvColumns }) {
  if (hasHeader) return null;
  return (
    <p className="import-first-line">
      {texts.noHeader.text}{' '}
      <button
        type="button"
        className="kitchen-link"
        onClick={() => mapColumns({ hasHeader: true })}
      >
        {texts.noHeader.isHeader}
      </button>
    </p>
  );
}

type FieldProps = {
  label: string;
  hint?: string;
  at: number | null;
  names: readonly string[];
  onChoose: (at: number | null) => void;
};

function ColumnField({ label, hint, at, names, onChoose }: FieldProps) {
  const id = useId();
  return (
    <div className="import-column">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={at ?? ''}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
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
      {hint !== undefined && (
        <small id={`${id}-hint`} className="kitchen-meta">
          {hint}
        </small>
      )}
    </div>
  );
}

/** Lists say in several columns who left; behind the last there is room for another. */
function StatusFields({ columns, names }: { columns: CsvColumns; names: readonly string[] }) {
  const { statuses } = columns;
  const choose = (place: number) => (at: number | null) => {
    const others = statuses.filter((known, before) => before !== place && known !== at);
    const chosen = at === null ? [] : [at];
    mapColumns({ statuses: [...others.slice(0, place), ...chosen, ...others.slice(place)] });
  };
  return [...statuses, null].map((at, place) => (
    <ColumnField
      // oxlint-disable-next-line react/no-array-index-key -- a field keeps its place while its column is chosen
      key={place}
      label={place === 0 ? texts.status : texts.anotherStatus}
      {...(place === 0 && { hint: texts.statusHint })}
      at={at}
      names={names}
      onChoose={choose(place)}
    />
  ));
}

/** The words of those columns, of which the cook may say otherwise. */
function Words({ list: { records }, columns }: Omit<Props, 'fileName'>) {
  const words = useMemo(() => listedWords(records, columns), [records, columns]);
  if (words.length === 0) return null;
  const say = (word: string, standing: Standing) =>
    mapColumns({ said: { ...columns.said, [word]: standing } });
  return (
    <fieldset className="import-words">
      <legend>{texts.words}</legend>
      <p className="kitchen-meta">{texts.wordsHint}</p>
      {words.map(({ word, shown, count, standing }) => (
        <label key={word}>
          <span>
            {shown === '' ? <i>{texts.noWord}</i> : shown}{' '}
            <small className="kitchen-meta">{subscriberImportMessages.people(count)}</small>
          </span>
          <select
            value={standing}
            onChange={({ target }) => say(word, target.value === 'stays' ? 'stays' : 'left')}
          >
            <option value="stays">{texts.stays}</option>
            <option value="left">{texts.left}</option>
          </select>
        </label>
      ))}
    </fieldset>
  );
}

function Sample({ list, columns, names }: Omit<Props, 'fileName'> & { names: readonly string[] }) {
  const rows = list.records.slice(columns.hasHeader ? 1 : 0).slice(0, samples);
  const chosen = new Set([...places.map((place) => columns[place]), ...columns.statuses]);
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
                  {cutText(cells[at] ?? '', 60)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
