/** What a heading of a recipe's text announces. */
export type Section = 'ingredients' | 'steps' | 'notes' | 'equipment' | 'nutrition' | 'end';

const words: Readonly<Record<Exclude<Section, 'end'>, string>> = {
  ingredients: `
    ingredients|ingredients list|list of ingredients|what you need|what you'll need|what you will need|you will need|you'll need|you need|
    shopping list|the ingredients|ingredients needed|zutaten|zutatenliste|die zutaten|ihr braucht|du brauchst|man nehme|
    ingrédients|ingredients nécessaires|les ingrédients|ingredientes|los ingredientes|ingredienti|gli ingredienti|
    ingrediënten|benodigdheden|ingredienser|ingredienten|du behöver|ainekset|ainesosat|ingrediencie|ingredience|suroviny|na přípravu potřebujeme|potrebujeme|
    składniki|hozzávalók|ingrediente|sastojci|sestavine|ингредиенты|состав|продукты|інгредієнти|材料|材 料|食材|用料|재료|المكونات|
    υλικά|συστατικά|malzemeler|מצרכים|bahan-bahan|bahan|nguyên liệu|ส่วนผสม|सामग्री`,
  steps: `
    method|the method|instructions|the instructions|directions|steps|preparation|preparation method|how to make|how to make it|
    how to|procedure|cooking instructions|cooking method|step by step|step-by-step|let's cook|make it|what to do|
    zubereitung|die zubereitung|anleitung|so geht's|so wird's gemacht|so wird es gemacht|so gehts|schritte|arbeitsschritte|zubereitungsschritte|
    préparation|la préparation|étapes|étapes de préparation|instructions de préparation|recette|réalisation|
    preparación|elaboración|preparacion|elaboracion|instrucciones|pasos|pasos a seguir|modo de preparación|cómo hacer|cómo se hace|cómo preparar|
    preparazione|procedimento|istruzioni|esecuzione|come si prepara|
    bereiding|bereidingswijze|instructies|zo maak je het|aan de slag|werkwijze|
    modo de preparo|preparo|modo de fazer|instruções|preparação|modo de preparação|
    gör så här|instruktioner|tillagning|fremgangsmåte|slik gjør du|fremgangsmåde|sådan gør du|valmistus|ohje|valmistusohje|
    postup|kroky|postup přípravy|příprava|príprava|sposób przygotowania|przygotowanie|wykonanie|elkészítés|mod de preparare|preparare|priprema|priprava|
    приготовление|способ приготовления|пошаговый рецепт|как приготовить|инструкция|приготування|
    作り方|つくり方|作りかた|手順|做法|步骤|만드는 법|만드는법|조리법|طريقة التحضير|εκτέλεση|οδηγίες|yapılışı|hazırlanışı|אופן ההכנה|cara membuat|cách làm|วิธีทำ|विधि`,
  notes: `
    notes|note|tips|tip|recipe notes|recipe note|recipe tips|chef's notes|cook's notes|cook's note|cook's tips|cook's tip|author's note|
    helpful tips|expert tips|top tips|storage|variations|substitutions|notizen|hinweise|hinweis|tipps|tipp|
    remarques|astuces|astuce|conseils|conseil|notas|consejos|consejo|trucos|truco|note e consigli|consigli|consiglio|
    opmerkingen|tips en trucs|dicas|dica|tips & råd|vinkit|vinkki|tipy|tip na závěr|porady|wskazówki|заметки|советы|примечания|メモ|コツ|ポイント|小贴士|小窍门`,
  equipment: `
    equipment|tools|special equipment|utensils|you will also need|geräte|küchengeräte|zubehör|besonderes zubehör|utensilien|ausrüstung|matériel|ustensiles|utensilios|
    attrezzatura|strumenti|keukengerei|materiaal|utensílios|redskap|vybavení|инвентарь|道具`,
  nutrition: `
    nutrition|nutrition facts|nutritional facts|nutrition information|nutritional information|nutritional info|nutrition info|nutritional values|
    nutrition facts per serving|nutrition per serving|nutrients|nährwerte|nährwertangaben|nährwerte pro portion|nährwert|
    valeurs nutritionnelles|nutrition par portion|información nutricional|valor nutricional|valores nutricionales|valori nutrizionali|informação nutricional|
    informações nutricionais|voedingswaarde|voedingswaarden|näringsvärde|nutriční hodnoty|пищевая ценность|栄養成分`,
};

/** What stands on pages below a recipe. */
const endings = `
  comments|comment|reviews|review|ratings|leave a comment|leave a reply|leave a review|leave a comment cancel reply|leave a reply cancel reply|reader interactions|
  post a comment|write a review|join the conversation|add a comment|questions & answers|did you make this recipe|did you make this recipe?|did you make this|
  rate this recipe|rate this|tried this recipe|tried this recipe?|have you tried this recipe?|made this recipe?|share|share this|share this recipe|share this:|print|print recipe|like this:|
  related|related recipes|related posts|related articles|similar recipes|more recipes|you may also like|you might also like|you might like|you may also enjoy|you might also enjoy|more like this|
  more from|recommended|recommended recipes|recommended for you|popular recipes|latest recipes|recent posts|recent recipes|primary sidebar|footer|newsletter|
  sign up|subscribe|sign up for our newsletter|about the author|about|about me|categories|tags|filed under|keywords|advertisement|follow us|follow me|
  kommentare|kommentar schreiben|kommentar hinterlassen|bewertungen|ähnliche rezepte|weitere rezepte|das könnte dir auch gefallen|das könnte sie auch interessieren|rezept bewerten|mehr zum thema|teilen|
  commentaires|laisser un commentaire|avis|recettes similaires|à lire aussi|vous aimerez aussi|partager|
  comentarios|deja un comentario|deja una respuesta|recetas relacionadas|también te puede interesar|compartir|
  commenti|lascia un commento|ricette correlate|ricette simili|potrebbe interessarti anche|condividi|
  reacties|geef een reactie|gerelateerde recepten|meer recepten|delen|comentários|deixe um comentário|receitas relacionadas|veja também|leia também|compartilhe|
  kommentarer|relaterade recept|liknande recept|komentáře|komentáre|diskuze|podobné recepty|komentarze|комментарии|отзывы|похожие рецепты|добавить комментарий|оставить комментарий|читайте также|
  コメント|関連レシピ|おすすめ|評論|评论`;

const table = new Map<string, Section>([
  ...entries(endings, 'end'),
  ...Object.entries(words).flatMap(([section, list]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those of the table
    entries(list, section as Section),
  ),
]);

function entries(list: string, section: Section): [string, Section][] {
  return list
    .split('|')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
    .map((word) => [word, section]);
}

const longestHeading = 60;
/** "How to make" and the name of the dish. */
const longestName = 110;
const decoration = /^[\s#*_=~•·–—:：.【[(<「◆■●▼★-]+|[\s#*_=~•·–—:：.!】\])>」◆■●▼★-]+$/gu;
/** "Ingredients (serves 4)", "Zutaten für 4 Personen", "材料（2人分）". */
const addition =
  /[(（[【].*$|(?<=\s)(?:for|für|pour|para|per|voor|för|na|de|of|du|des|to|zum|zur|vom|della|del|do|da|in)\s.{1,40}$|[:：] ?(?:(?:for|für|pour|para|per|voor|serves|makes) )?\d.{0,30}$|(?<=\s)(?:serves|makes)\s.{1,30}$/iu;

const longHeading =
  /^(?:how to (?:make|cook|prepare|bake)|cómo (?:hacer|preparar)|como (?:fazer|preparar)|come (?:fare|preparare)|so (?:machst|bereitest|gelingt|wird)|comment (?:faire|préparer))[\s:]+\p{L}/iu;
const endsAsList =
  /^(?:\S+\s){1,8}(?:ingredients|zutaten|ingrédients|ingredientes|ingredienti)\s*:?$/iu;
const endsAsSteps = /^(?:\S+\s){1,8}(?:instructions|directions)\s*:?$/iu;

/** "Jeffrey's Tips", "Tips from our bakers", "Gluten Free Tips" */
const endsAsNotes =
  /^(?:\S+\s){1,3}(?:tips|tipps|notes|hinweise|conseils|astuces|consejos|consigli|dicas)\s*:?$|^(?:tips|tipps|conseils|consejos|consigli|dicas) (?:from|von|vom|de|du|del|di|do|da) [^.!?]{3,40}$/iu;

/** Which part of a recipe a line announces; null of all other lines. */
export function sectionOf(line: string): Section | null {
  if (line.length <= longestName && longHeading.test(line)) return 'steps';
  if (line.length > longestHeading) return null;
  if (endsAsList.test(line)) return 'ingredients';
  if (endsAsSteps.test(line)) return 'steps';
  if (endsAsNotes.test(line)) return 'notes';
  const bare = line.replaceAll('’', "'").replaceAll(decoration, '').toLowerCase();
  const short = bare.replace(addition, '').replaceAll(decoration, '');
  return table.get(bare) ?? table.get(short) ?? notesIn(short.replace(article, ''));
}

/** "Le conseil du chef", "Mein Tipp" */
const article =
  /^(?:the|our|my|der|die|das|mein|unser|le|la|les|l'|notre|mon|el|los|las|nuestro|il|lo|i|de|het|onze|mijn)\s?/u;
const notesIn = (word: string): Section | null => (table.get(word) === 'notes' ? 'notes' : null);

/** What stands behind the heading in its own line: the yield in "Ingredients (serves 4)". */
export function headingAddition(line: string): string | null {
  const [found] = addition.exec(line) ?? [];
  const text = found?.replaceAll(/^[\s(（[:：]+|[\s)）\]]+$/gu, '') ?? '';
  return text === '' ? null : text;
}
