import { subscriberSources } from '../../mail/subscriber-source.ts';
import { type SubscriberState, subscriberStates } from '../../mail/subscriber-state.ts';
import { type SubscriberOrder, subscriberOrders } from '../../mail/subscriber-view.ts';
import { planTypes } from '../../money/plans.ts';

export const planFilters = [...planTypes, 'none'] as const;
export const sourceFilters = [...subscriberSources, 'unknown'] as const;

/** Which subscribers are shown and in which order; the address of the page says it. */
export type SubscribersView = {
  text: string;
  /** Null for every state, and so on. */
  state: SubscriberState | null;
  plan: (typeof planFilters)[number] | null;
  source: (typeof sourceFilters)[number] | null;
  order: SubscriberOrder;
};

export const allSubscribers: SubscribersView = {
  text: '',
  state: null,
  plan: null,
  source: null,
  order: 'newest',
};

export function readSubscribersView(parameters: URLSearchParams): SubscribersView {
  return {
    text: parameters.get('search') ?? '',
    state: oneOf(subscriberStates, parameters.get('state')),
    plan: oneOf(planFilters, parameters.get('plan')),
    source: oneOf(sourceFilters, parameters.get('source')),
    order: oneOf(subscriberOrders, parameters.get('order')) ?? allSubscribers.order,
  };
}

/** What the view asks of the server beside its order; a file of it asks the same. */
export const filtersOf = ({ text, state, plan, source }: SubscribersView) => ({
  ...(text.trim() !== '' && { search: text.trim() }),
  ...(state !== null && { state }),
  ...(plan !== null && { plan }),
  ...(source !== null && { source }),
});

/** The query of the view's address, without what is as for all; empty for that. */
export function subscribersQuery(view: SubscribersView): string {
  const { search: _search, ...filters } = filtersOf(view);
  const parameters = new URLSearchParams({
    ...(view.text !== '' && { search: view.text }),
    ...filters,
    ...(view.order !== allSubscribers.order && { order: view.order }),
  });
  return parameters.toString();
}

/** Whether everybody is shown, in whatever order. */
export const isEverybody = (view: SubscribersView): boolean =>
  Object.keys(filtersOf(view)).length === 0;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? null;
