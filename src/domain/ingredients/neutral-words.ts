const qualities =
  'aged baby best big bleached brand coarse creamy crunchy dry enriched extra fancy favorite fine fresh good ' +
  'heaping homemade hot large lean leftover level light lite lukewarm mature medium mild mini natural optional ' +
  'organic plain pure quality raw reduced regular ripe salted scant sharp skinless small smooth sodium ' +
  'sweet tepid thick thin unbleached unsalted unsweetened virgin warm whole young boneless cold';

const work =
  'beaten blanched boiling broken chilled chopped cleaned cooled cored crumbled cubed cut defrosted ' +
  'deseeded diced divided drained dusting firmly freshly frozen gently grated halved hulled julienned ' +
  'lightly loosely melted minced peeled pitted pressed quartered rinsed roasted roughly ' +
  'coarsely finely scalded seeded seedless shelled shredded sieved sifted sliced softened squeezed stemmed ' +
  'strained thawed thinly toasted torn trimmed uncooked warmed washed';

const remarks =
  'a about additional all an assorted at bite canned chunk cube enough fat few floret fluid garnish inch iodized kernel ' +
  'low more needed of package piece purpose room sichuan sized size spear stalk strip taste temperature the tin to unpeeled ' +
  'your';

/** Words, singular, that say nothing about how dense an ingredient lies in a cup. */
export const neutralWords: ReadonlySet<string> = new Set(
  `${qualities} ${work} ${remarks}`.split(' '),
);
