import { useState } from 'react';
import { oldAddressesMessages } from '#contract/kitchen/site/old-addresses-messages.ts';
import type { OldAddressView } from '#contract/site/old-address.ts';
import { shownPath } from '#domain/site/old-addresses/shown-path.ts';
import { failureOf } from '#stores/failure.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { siteAddress } from '../shell/network/address.ts';
import {
  $addresses,
  $addressesState,
  $view,
  lead,
  loadAddresses,
  loadMoreAddresses,
  lookFor,
  removeAddress,
} from './addresses.ts';
import type { Choices } from './candidates.ts';
import { NotLoaded } from '../shell/frame/NotLoaded.tsx';
import { TargetChoice } from './TargetChoice.tsx';
import { SearchInput } from '../fields/SearchInput.tsx';

const { list: texts, target: targets, empty, more } = oldAddressesMessages;
const searchLength = 200;

type Props = { choices: Choices; siteSlug: string };

/** Addresses that lead on: where to, and how often. */
export function AddressList({ choices, siteSlug }: Props) {
  const known = useComputed($addresses);
  const state = useComputed($addressesState);
  const view = useValue($view);
  const notLoaded = state.status === 'rejected' && (
    <NotLoaded
      texts={oldAddressesMessages}
      failure={failureOf(state.error)}
      onAgain={() => loadAddresses()}
    />
  );
  if (!known) return notLoaded || null;
  const { oldAddresses, total } = known;
  if (total === 0 && view.q === '' && !notLoaded) return <Nothing />;
  // What answered another question stands for nothing.
  const isAnswered = !notLoaded || (known.of.q === view.q && known.of.order === view.order);
  return (
    <section className="address-part" aria-labelledby="address-list">
      <div className="address-head">
        <h2 id="address-list">{texts.heading}</h2>
        {isAnswered && <span className="kitchen-meta">{total}</span>}
        <SearchInput
          aria-label={texts.find}
          placeholder={texts.find}
          most={searchLength}
          value={view.q}
          onChange={({ target }) => lookFor({ q: target.value })}
        />
        <select
          aria-label={texts.order}
          value={view.order}
          onChange={({ target }) => lookFor({ order: target.value === 'most' ? 'most' : 'newest' })}
        >
          <option value="newest">{texts.orders.newest}</option>
          <option value="most">{texts.orders.most}</option>
        </select>
      </div>
      {notLoaded}
      {isAnswered && total === 0 && <p className="kitchen-meta">{texts.none(view.q)}</p>}
      {isAnswered && (
        <ul className="address-lines">
          {oldAddresses.map((old) => (
            <AddressLine key={old.id} old={old} choices={choices} siteSlug={siteSlug} />
          ))}
        </ul>
      )}
      {isAnswered && oldAddresses.length < total && (
        <Button
          variant="quiet"
          isPending={state.status === 'pending'}
          onClick={() => void loadMoreAddresses()}
        >
          {more}
        </Button>
      )}
    </section>
  );
}

type LineProps = Props & { old: OldAddressView };

function AddressLine({ old, choices, siteSlug }: LineProps) {
  const [isChanging, setChanging] = useState(false);
  const { address, path, hits } = old;
  return (
    <li>
      <p className="address-old">{address}</p>
      <p>
        {path === null ? (
          <span className="address-lost">
            {old.title} {texts.lost}
          </span>
        ) : (
          <>
            {texts.leadsTo}{' '}
            <a href={new URL(path, siteAddress(siteSlug)).href}>
              {titleOf(old) ?? shownPath(path)}
            </a>
          </>
        )}
      </p>
      <div className="address-acts">
        <span className="kitchen-meta">{texts.hits(hits)}</span>
        <button
          type="button"
          className="kitchen-link"
          aria-expanded={isChanging}
          aria-label={texts.changeNamed(address)}
          onClick={() => setChanging(!isChanging)}
        >
          {texts.change}
        </button>
        <button
          type="button"
          className="kitchen-link"
          aria-label={texts.removeNamed(address)}
          onClick={() => void removeAddress(old)}
        >
          {texts.remove}
        </button>
      </div>
      {isChanging && (
        <TargetChoice
          isOpened
          candidates={choices.all}
          onChoose={async (to) => {
            await lead(old, to);
            setChanging(false);
            return true;
          }}
          onCancel={() => setChanging(false)}
        />
      )}
    </li>
  );
}

const titleOf = ({ title, target }: OldAddressView): string | null =>
  target.kind === 'page' ? targets.pages[target.page] : title;

function Nothing() {
  return (
    <div className="list-message">
      <h2>{empty.heading}</h2>
      <p>{empty.text}</p>
    </div>
  );
}
