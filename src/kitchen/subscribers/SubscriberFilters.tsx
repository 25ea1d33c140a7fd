import { useId } from 'react';
import { subscribersMessages as texts } from '#contract/kitchen/mail/subscribers-messages.ts';
import type { SubscribersAnswer } from '#contract/mail/subscriber.ts';
import {
  planFilters,
  sourceFilters,
  type SubscribersView,
} from '#domain/kitchen/subscribers/list-view.ts';
import { subscriberStates } from '#domain/mail/subscriber-state.ts';
import { subscriberOrders } from '#domain/mail/subscriber-view.ts';
import { useValue } from '#stores/use-value.ts';
import { $subscribersView, showSubscribers } from './subscribers-view.ts';
import { SearchInput } from '../fields/SearchInput.tsx';

const number = new Intl.NumberFormat('en');

type Props = {
  counts: SubscribersAnswer['counts'];
  /** Whether the numbers are of what is asked; else none is said. */
  isAnswered: boolean;
};

/** Search, and whom of all; the numbers are those of the words and of the other filters. */
export function SubscriberFilters({ counts, isAnswered }: Props) {
  const view = useValue($subscribersView);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  // A state that nobody is in takes no place, unless it is the one that is shown.
  const states = subscriberStates.filter((state) => counts[state] > 0 || view.state === state);
  return (
    <search className="list-search-area">
      <div className="list-search-line">
        <SearchInput
          id="subscriber-search"
          className="list-search"
          aria-label={texts.search}
          placeholder={texts.search}
          most={100}
          value={view.text}
          onChange={({ target }) => showSubscribers({ text: target.value })}
        />
        <div className="subscriber-choices">
          <Choice
            label={texts.planFilter}
            value={view.plan}
            options={planFilters}
            names={texts.plans}
            any={texts.anyPlan}
            onChoose={(plan) => showSubscribers({ plan })}
          />
          <Choice
            label={texts.sourceFilter}
            value={view.source}
            options={sourceFilters}
            names={texts.sources}
            any={texts.anySource}
            onChoose={(source) => showSubscribers({ source })}
          />
          <Order order={view.order} />
        </div>
      </div>
      <div className="list-filters">
        <fieldset className="list-states">
          <legend className="visually-hidden">{texts.stateFilter}</legend>
          {[null, ...states].map((state) => (
            <label key={state}>
              <input
                type="radio"
                name="state"
                checked={view.state === state}
                onChange={() => showSubscribers({ state })}
              />
              {state === null ? texts.everybody : texts.statesShort[state]}
              {isAnswered && <small>{number.format(state === null ? all : counts[state])}</small>}
            </label>
          ))}
        </fieldset>
      </div>
    </search>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value | null;
  options: readonly Value[];
  names: Record<Value, string>;
  any: string;
  onChoose: (value: Value | null) => void;
};

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, names, any, onChoose } = props;
  const id = useId();
  return (
    <label className="list-order" htmlFor={id} data-active={value === null ? undefined : ''}>
      <span className="visually-hidden">{label}</span>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => {
          onChoose(options.find((option) => option === target.value) ?? null);
        }}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Order({ order }: Pick<SubscribersView, 'order'>) {
  const id = useId();
  return (
    <label className="list-order" htmlFor={id}>
      <span className="visually-hidden">{texts.orderLabel}</span>
      <select
        id={id}
        value={order}
        onChange={({ target }) => {
          const chosen = subscriberOrders.find((each) => each === target.value);
          if (chosen) showSubscribers({ order: chosen });
        }}
      >
        {subscriberOrders.map((each) => (
          <option key={each} value={each}>
            {texts.orders[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
