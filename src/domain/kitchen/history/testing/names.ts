import { aPantry } from '../../ingredient-rows/testing/pantry.ts';
import type { Names } from '../names.ts';

export const someNames: Names = {
  pantry: aPantry(['flour', 'rye flour']),
  term: () => 'a term',
  shownTerm: (id) => id,
  equipment: () => 'a tool',
  picture: () => 'a picture',
  film: () => 'a film',
  contributor: 'a person',
  language: (tag) => `language ${tag}`,
  difficulty: (level) => level,
  privacy: (setting) => setting.replace('_', ' '),
};
