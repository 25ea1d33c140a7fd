import { computed } from 'nanostores';
import { listsMessages as texts } from '#contract/kitchen/lists/lists-messages.ts';
import type { Id } from '#domain/ids.ts';
import { platformUnits } from '#domain/ingredients/own-units/said-units.ts';
import { wordsOfUnit } from '#domain/ingredients/own-units/unit-words.ts';
import { cupWeight } from '#domain/kitchen/ingredient-rows/cup-weight.ts';
import { $lists, type Lists } from './known-lists.ts';
import { $list } from './lists-view.ts';
import type { ListName } from '#domain/kitchen/lists/list-entry.ts';

/** What a row says beside its name, by id. */
export const $asides = computed([$lists, $list], (known, list) => known && asidesOf(known, list));

function asidesOf(known: Lists, list: ListName): Map<Id, string> {
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
    case 'terms': {
      return new Map(known.terms.map(({ id, kind }) => [id, texts.kind[kind]]));
    }
    default: {
      const { units, ownUnits = [], language } = known;
      return new Map(
        [...platformUnits(units).values()].map((unit) => [
          unit.id,
          wordsOfUnit(unit, ownUnits, language).abbreviation ?? '',
        ]),
      );
    }
  }
}

const hostOf = (link: string): string =>
  URL.canParse(link) ? new URL(link).host.replace(/^www\./, '') : '';
