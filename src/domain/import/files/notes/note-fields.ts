import { isRecord } from '../../../is-record.ts';
import { isHttpAddress } from '../../../text/safe-href.ts';
import type { Thing } from '../../markup/thing.ts';
import { nutrientName, nutritionOfRecord } from '../../nutrition-text.ts';
import type { UnreadPart } from '../../read-recipe.ts';
import { writtenDate } from '../../text/written-date.ts';
import { richOf } from '../marked-text.ts';
import type { RecipeParts } from '../recipe-of-parts.ts';
import { plainKey, textsOf, wordsParted } from '../text-formats/field-values.ts';
import { definitionsIn, partedPictures, withoutWikiLinks } from './note-marks.ts';

/** What people call the fields of a note, in several languages, without their blanks and accents. */
const names = {
  title: 'title name titel titre titulo titolo naam nombre nome nom recipename recipetitle',
  language: 'language lang locale sprache langue idioma lingua taal inlanguage',
  description:
    'description excerpt summary intro introduction subtitle beschreibung kurzbeschreibung einleitung descripcion ' +
    'descrizione omschrijving beschrijving',
  author:
    'author authors autor autorin auteur auteure autore auteurs chef cook koch creator credit by von recipeby',
  source:
    'source sources sourceurl sourcelink url link website web quelle quellen fuente fuentes fonte bron originalurl ' +
    'recipeurl canonical canonicalurl adaptedfrom',
  servings:
    'servings serves serving yield yields makes recipeyield portions portion portionen personen anzahl rendement ' +
    'porciones raciones comensales porzioni dosi porties personnes personas persone persons people',
  prep:
    'preptime prep preparationtime timeprep prepminutes activetime vorbereitungszeit vorbereitung arbeitszeit ' +
    'tempspreparation tempsdepreparation preparation tiempopreparacion tiempodepreparacion tempopreparazione ' +
    'tempodipreparazione preparazione voorbereidingstijd voorbereiding',
  cook:
    'cooktime cook cookingtime timecook cookminutes baketime bakingtime kochzeit backzeit garzeit kochbackzeit ' +
    'tempscuisson tempsdecuisson cuisson tiempococcion tiempodecoccion coccion tempocottura tempodicottura cottura ' +
    'kooktijd baktijd',
  total:
    'totaltime total time duration timerequired totalminutes gesamtzeit dauer zeit zubereitungszeit tempstotal duree ' +
    'temps tiempototal tiempo tempototale tempo totaletijd tijd bereidingstijd',
  keywords:
    'tags tag keywords keyword labels label schlagworte schlagworter schlagwort stichworte stichworter motscles ' +
    'motcle etiquetas etiqueta etichette trefwoorden',
  categories:
    'categories category categorie kategorie kategorien categoria categorias course courses coursetype mealtype meal ' +
    'gang menuart plat recipecategory',
  cuisines: 'cuisine cuisines kuche kueche landeskuche cocina cucina keuken recipecuisine',
  diets: 'diet diets diat ernahrung ernahrungsform regime dieta dieet suitablefordiet',
  rating:
    'rating stars myrating bewertung sterne puntuacion valoracion valutazione voto beoordeling evaluation',
  pictures:
    'image images cover covers coverimage picture pictures photo photos thumbnail thumb banner hero heroimage ' +
    'featuredimage featureimage headerimage bild bilder titelbild foto fotos imagen imagenes immagine immagini ' +
    'afbeelding ogimage',
  date:
    'date created createdat creationdate datecreated dateadded added datum erstellt erstelltam fecha creado data ' +
    'creato aangemaakt cree datepublished',
  notes:
    'notes note notiz notizen hinweise hinweis tips tipps tip remarques remarque notas nota opmerkingen anmerkungen',
  video: 'video videourl youtube videolink',
  equipment:
    'equipment tools gerate zubehor utensilien materiel ustensiles utensilios attrezzatura keukengerei',
  nutrition: 'nutrition nutritionfacts nahrwerte nutriments',
} as const;

type Field = keyof typeof names;

const fieldOfKey = new Map<string, Field>(
  Object.entries(names).flatMap(([field, keys]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those of the table
    keys.split(' ').map((key): [string, Field] => [key, field as Field]),
  ),
);

export const isFieldOfNote = (key: string): boolean => fieldOfKey.has(plainKey(key));

/** What only the site is told by which a page was shown. */
const ofSite = new Set(['layout', 'published', 'draft', 'publish']);

export type NoteFields = {
  parts: RecipeParts;
  /** As they stand there: paths and addresses. */
  pictures: string[];
  writtenAt: string | null;
};

/** The fields of a note, whatever its language calls them; `known` are those that are read elsewhere. */
export function noteFields(fields: Thing, known: ReadonlySet<string> = new Set()): NoteFields {
  const values = new Map<Field, string[]>();
  const unread: UnreadPart[] = [];
  for (const [key, value] of Object.entries(fields)) {
    const plain = plainKey(key);
    if (known.has(plain) || ofSite.has(plain) || isNutrient(key, value)) continue;
    const field = fieldOfKey.get(plain);
    const written = field === 'nutrition' && isRecord(value) ? [] : textsOf(value);
    const texts = field === 'pictures' ? written : written.map(withoutWikiLinks);
    const isTaken = field !== undefined && (isSeveral(field) || !values.has(field));
    if (isTaken) values.set(field, [...(values.get(field) ?? []), ...texts]);
    else unread.push({ field: key, text: texts.join(', ') });
  }
  const nutrition = Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      const isRecordOfThem = fieldOfKey.get(plainKey(key)) === 'nutrition' && isRecord(value);
      if (isRecordOfThem) return Object.entries(value);
      return isNutrient(key, value) ? [[key, value] as const] : [];
    }),
  );
  return fieldsOf(values, nutrition, unread);
}

/** "calories: 210" stands among the other fields. */
const isNutrient = (key: string, value: unknown): boolean =>
  nutrientName(key) !== null && Object.keys(nutritionOfRecord({ [key]: value })).length > 0;

const several = new Set<Field>([
  'keywords',
  'categories',
  'cuisines',
  'diets',
  'pictures',
  'equipment',
]);
const isSeveral = (field: Field): boolean => several.has(field);

function fieldsOf(
  values: ReadonlyMap<Field, string[]>,
  nutrition: Thing,
  unread: UnreadPart[],
): NoteFields {
  const all = (field: Field): string[] => values.get(field) ?? [];
  const say = (field: Field): string => all(field).join(', ');
  const source = sourceOf(all('source'));
  const stars = starsOf(say('rating'));
  const writtenAt = writtenDate(say('date'));
  const pictures = all('pictures').map(pathOf);
  const facts = nutritionOfRecord(nutrition);
  return {
    parts: {
      title: say('title'),
      language: say('language'),
      description: richOf(all('description').join('\n')),
      author: say('author') || source.author,
      source: source.address,
      servings: say('servings'),
      prep: say('prep'),
      cook: say('cook'),
      total: say('total'),
      terms: {
        keywords: wordsParted(all('keywords')).map((word) => word.trim().replace(/^#/, '')),
        categories: wordsParted(all('categories')),
        cuisines: wordsParted(all('cuisines')),
        diets: wordsParted(all('diets')),
      },
      notes: richOf(all('notes').join('\n')),
      pictures: pictures.filter(isHttpAddress),
      equipment: wordsParted(all('equipment')),
      nutrition: facts,
      rating: stars ?? 0,
      video: say('video'),
      unread: [
        ...unread,
        { field: 'source', text: source.left },
        { field: 'rating', text: stars === null ? say('rating') : '' },
        { field: 'date', text: writtenAt === null ? say('date') : '' },
        { field: 'video', text: isHttpAddress(say('video')) ? '' : say('video') },
        { field: 'nutrition', text: [...all('nutrition'), ...nutritionLeft(nutrition)].join('\n') },
      ],
    },
    pictures: pictures.filter((path) => !isHttpAddress(path)),
    writtenAt,
  };
}

const nutritionLeft = (nutrition: Thing): string[] =>
  Object.entries(nutrition)
    .filter(([key, value]) => Object.keys(nutritionOfRecord({ [key]: value })).length === 0)
    .map(([key, value]) => `${key}: ${textsOf(value).join(', ')}`);

/** "Nan, https://pies.test/buns" and "[Nan's pies](https://pies.test/buns)": an address, and who stands there. */
function sourceOf(texts: readonly string[]): { address: string; author: string; left: string } {
  const written = texts.join(', ');
  const addresses = [...written.matchAll(/https?:\/\/[^\s<>,()[\]]{1,2000}/g)].map(
    ([found]) => found,
  );
  const [address] = addresses;
  if (address === undefined) return { address: written, author: '', left: '' };
  const [, words = written] = /^\[([^\]\n]{1,300})\]\([^)\n]{1,2000}\)$/.exec(written) ?? [];
  const author = words
    .replace(address, '')
    .replaceAll(/^[\s,:()[\]<>–-]+|(?<![\s,:()[\]<>–-])[\s,:()[\]<>–-]+$/g, '');
  return addresses.length > 1
    ? { address, author: '', left: written }
    : { address, author, left: '' };
}

/** "4", "4.5/5", "8/10", "★★★★☆"; null where it says something else. */
function starsOf(written: string): number | null {
  const text = written.trim();
  if (text === '') return null;
  const drawn = [...text.matchAll(/[★⭐]/gu)].length;
  if (drawn > 0 && /^(?:[★⭐☆✩\s]|\uFE0F)+$/u.test(text)) return drawn <= 5 ? drawn : null;
  const [, value = '', most = '5'] =
    /^(\d{1,3}(?:[.,]\d{1,3})?)(?:\s?(?:\/|of|von|sur|de|di|van)\s?(\d{1,3}))?(?:\s?(?:stars?|sterne?))?$/i.exec(
      text,
    ) ?? [];
  const stars = (Number(value.replace(',', '.')) * 5) / Number(most);
  return value !== '' && stars >= 0 && stars <= 5 ? stars : null;
}

/** "![[cake.jpg]]", "[[cake.jpg]]" and "![](cake.jpg)" are "cake.jpg". */
function pathOf(written: string): string {
  const text = written.trim();
  const [mark] = partedPictures(
    text.startsWith('[[') ? `!${text}` : text,
    definitionsIn([]),
  ).pictures;
  return mark?.path ?? text;
}
