import { wordSet } from './word-set.ts';

const descriptions = wordSet(`
  aged baby big bitter black blue boneless bottled brown canned creamy crisp crusty dark delicate
  dense dried dry fat fine firm flat floury fresh frozen fruity golden good green heavy homemade hot jumbo
  juicy large lean light live long meaty medium mild mini miniature moist narrow natural nonfat
  organic overripe pale pink plain plump prepared pure purple raw red rich ripe round salted sharp
  skinless slim small smoked soft sour spicy stale strong sweet sweetened tart tender thick thin
  tinned tiny unbleached unflavored unripe unsalted unsweetened waxy weak white whole wide wild yellow
  young
`);

const describingForm =
  /^(?:deep|extra)-|(?:less|-caught|-cut|-fat|-fed|-firm|-fleshed|-free|-grain|-in|-on|-range|-ripe|-salt|-size|-sized|-skinned|-sodium|-style)$/;

/** Praise and origin that no shopping list needs. */
export const praises = wordSet(`
  best best-quality excellent favorite favourite flavorful flavourful good good-quality high-quality
  home-made homemade
  imported leftover meaty nice packed plump premium-quality purchased remaining reserved
  store-bought top-quality well-flavored well-flavoured well-marbled well-seasoned
`);

/** Before "quality". */
export const qualityWords = wordSet('best better decent excellent fine good high premium top');

/** States of which either will do: "fresh or canned". */
export const states = wordSet(`
  bottled canned cooked dried fresh frozen home-made homemade jarred low-sodium prepared raw
  store-bought tinned
`);

/** Words that end the name wherever they stand. */
export const nameEnders = wordSet(`
  about additional approx approximately as at because depending divided each e.g eg enough ex for from i.e
  ideally if including like made minus no not on optional optionally per plus preferably see such
  than that to unless until using when which while without
`);

/** Words that begin a note, not a name and not work. */
export const noteStarters = wordSet(`
  about approximately as available depending e.g enough ex for ideally if including like measuring
  more not optional optionally or per plus preferably see such to weighing with without
`);

/** After "with": a part of the ingredient itself, not a second flavour. */
export const ownParts = wordSet(`
  added any bone bones fat green greens head heads her his its juice juices leaves liquid no or rind
  seeds shell shells skin skins some stem stems syrup tail tails the their top tops
`);

/** After "in": the liquid that comes along in the tin. */
export const tinnedLiquids = wordSet('adobo brine juice oil syrup vinegar water');

/** Words around an amount that do not change it. */
export const approximations = wordSet(`
  about almost another approx approximately around at ca circa generous good-sized heaped heaping
  just least less level more nearly over roughly rounded scant than up
`);

/** Words between an amount and its unit: "2 heaping tablespoons", "1 thick stalk". */
export const unitDescriptions = wordSet(`
  additional big bite-size bite-sized extra fat firmly fresh full generous good healthy heaped heaping
  hefty large level lightly long loosely more nickel-size overflowing packed peeled rounded scant short
  thick thin thumb-size thumb-sized tightly very well-packed whole
`);

/** Before "of": less than anybody would count. */
export const traces = wordSet(`
  dusting gesture hint lick scattering smear smidgen sprinkling suggestion touch trace whisper
`);

/** Amounts too vague for a number. */
export const vagueAmounts = wordSet('bit few little several some');

/** True of a word that describes without naming: a comma after it does not end the name. */
export function isDescription(word: string): boolean {
  return descriptions.has(word) || describingForm.test(word);
}
