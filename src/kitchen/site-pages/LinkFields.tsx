import { useId, useState } from 'react';
import { sitePagesMessages } from '#contract/kitchen/site/site-pages-messages.ts';
import { linkRegions, linkTitleOf, parseLinkLabel, writeLinkLabel } from '#domain/site/links.ts';
import type { SiteLink } from '#domain/site/site.ts';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { toldBy } from '../fields/told-by.ts';
import { linkAddressOf } from '../rich-text/link-address.ts';
import { Line } from '../fields/Line.tsx';
import type { RowActs } from './row-acts.ts';
import type { ToldOfRow } from './RowList.tsx';

const { fields: texts } = sitePagesMessages;

type AddressProps = {
  value: string;
  place: string;
  isReadOnly: boolean;
  issue?: string | undefined;
  onType: (text: string, typed: string | undefined) => void;
};

/** "example.com/shop" is completed once the field is left. */
export function Address({ value, place, isReadOnly, issue, onType }: AddressProps) {
  const complete = () => {
    const meant = linkAddressOf(value.trim());
    if (meant !== null && meant !== value) onType(meant, undefined);
  };
  return (
    <div className="site-address" onBlur={complete}>
      <Line
        label={texts.address}
        placeholder={texts.addressPlaceholder}
        hasRoom
        {...{ value, place, isReadOnly, issue, onType }}
      />
    </div>
  );
}

type LinkProps = {
  row: SiteLink;
  acts: RowActs<SiteLink>;
  isReadOnly: boolean;
  issueOf?: ToldOfRow['issueOf'];
};

/** A link, whose region and discount are fields of their own for its cook. */
export function LinkFields({ row, acts, isReadOnly, issueOf }: LinkProps) {
  const label = parseLinkLabel(row.label ?? '');
  const regionId = useId();
  const relabel = (change: Partial<typeof label>, typed?: string) => {
    const next = writeLinkLabel({ ...label, ...change });
    acts.patch(row.id, { label: next === '' ? null : next }, typed);
  };
  return (
    <div className="site-link">
      <Line
        label={texts.title}
        place={`${row.id}.label`}
        value={label.title}
        keptAs={linkTitleOf}
        isReadOnly={isReadOnly}
        onType={(title, typed) => relabel({ title }, typed)}
      />
      <Address
        place={`${row.id}.href`}
        issue={issueOf?.('href')}
        value={row.href ?? ''}
        isReadOnly={isReadOnly}
        onType={(href, typed) => acts.patch(row.id, { href: href === '' ? null : href }, typed)}
      />
      <div className="editor-field">
        <label htmlFor={regionId}>{texts.region}</label>
        <select
          id={regionId}
          value={label.region ?? ''}
          disabled={isReadOnly}
          onChange={({ target }) =>
            relabel({ region: linkRegions.find((region) => region === target.value) ?? null })
          }
        >
          <option value="">{texts.anywhere}</option>
          {linkRegions.map((region) => (
            <option key={region} value={region}>
              {region}
            </option>
          ))}
        </select>
      </div>
      <Discount
        percent={label.discountPercent}
        isReadOnly={isReadOnly}
        onType={(discountPercent) => relabel({ discountPercent })}
      />
    </div>
  );
}

type DiscountProps = {
  percent: number | null;
  isReadOnly: boolean;
  onType: (percent: number | null) => void;
};

/** A label holds whole percents alone: what is none is no part of one either, and is said. */
function Discount({ percent, isReadOnly, onType }: DiscountProps) {
  const [text, setText] = useState<string | null>(null);
  const id = useId();
  const meant = text === null ? percent : percentOf(text);
  const own = meant === undefined || meant === percent ? text : null;
  const isWrong = own !== null && meant === undefined;
  return (
    <div className="editor-field">
      <label htmlFor={id}>
        {texts.discount} {texts.discountUnit}
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={own ?? percent ?? ''}
        readOnly={isReadOnly}
        {...toldBy(`${id}-issue`, isWrong ? texts.discountWrong : undefined)}
        onChange={({ target }) => {
          setText(target.value);
          onType(percentOf(target.value) ?? null);
        }}
        onBlur={() => {
          if (!isWrong) setText(null);
        }}
      />
      <FieldIssue id={`${id}-issue`} hasRoom>
        {isWrong && texts.discountWrong}
      </FieldIssue>
    </div>
  );
}

/** Null for nothing; undefined for what is no discount. */
function percentOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const [, digits] = /^(\d{1,2}) ?%?$/.exec(text.trim()) ?? [];
  return Number(digits) || undefined;
}
