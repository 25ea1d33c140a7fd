import { computed } from 'nanostores';
import { listsMessages as texts } from '#contract/kitchen/lists/lists-messages.ts';
import type { Id } from '#domain/ids.ts';
import { cupWeight } from '#domain/kitchen/ingredient-rows/cup-weight.ts';
import { $lists, $wordsOfUnits, type Lists } from './known-lists.ts';
import { $list } from './lists-view.ts';
import type { ListName } from '#domain/kitchen/lists/list-names.ts';

/** What a row says beside its name, by id. */
export const $asides = computed([$lists, $list, $wordsOfUnits], (known, list, words) => {
  if (list !== 'units') return known && asidesOf(known, list);
  return known && words && words.unitAsides(known);
});

function asidesOf(known: Lists, list: Exclude<ListName, 'units'>): Map<Id, string> {
  switch (list) {
    case 'ingredients': {
      return new Map(
        known.ingredients.map(({ id, gramsPerLiter }) => [
          id,
          gramsPerLiter === null ? '' : texts.cup(cupWeight(gramsPerLiter)),
        ]),
      );
    }
    case 'equipment': {
      return new Map(known.equipment.map(({ id, link }) => [id, link ? hostOf(link) : '']));
    }
    default: {
      return new Map(known.terms.map(({ id, kind }) => [id, texts.kind[kind]]));
    }
  }
}

const hostOf = (link: string): string =>
  URL.canParse(link) ? new URL(link).host.replace(/^www\./, '') : '';
