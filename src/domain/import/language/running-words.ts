/**
 * Words that running texts of recipes hold in any sentence, by language: what joins words, headings,
 * a few verbs of cooking. A word of several languages stands with each of them.
 */
const lists = {
  en: 'the and of to in with for it is are then until about from into over at on your you this that or as when them each all well together add stir bake mix cook heat serve place pour remove minutes hour hours ingredients method directions instructions',
  de: 'der die das den dem des und mit in im zu zum zur auf aus bei bis für von vom ein eine einen einem einer nicht dann danach anschließend sich alles etwa nach über unter lassen geben gut wird werden ist sind oder nun dabei kurz backen kochen rühren verrühren mischen vermengen minuten stunde stunden zutaten zubereitung vorheizen servieren',
  fr: 'le la les de des du d l un une et à au aux dans avec pour sur en par pendant jusqu puis que qui ce est sont ou sans bien vous laissez ajoutez ajouter mélangez mélanger faites faire cuire versez mettez four minutes heure heures ingrédients préparation',
  es: 'el la los las de del un una y a al en con por para hasta que se lo su sin es son o muy bien cuando durante luego sobre añadir añade añadimos agregar mezclar mezclamos hornear cocinar poner minutos hora horas ingredientes elaboración preparación',
  it: 'il lo la i gli le di del dello della dei degli delle d l un uno una e a al alla ai in nel nella con per fino che si non è sono o poi su sul da dal ben bene tutto aggiungete aggiungere mescolate mescolare cuocere cuocete versate unite minuti ora ore ingredienti preparazione procedimento',
  nl: 'de het een en van in op met voor tot aan uit bij naar dat die is zijn of niet dan er om te door over ongeveer goed laat doe voeg toe meng roer bak kook minuten uur ingrediënten bereiding bereidingswijze serveer',
  pt: 'o a os as de do da dos das um uma e em no na nos nas com por para até que se ao à não é são ou muito bem quando durante depois sobre junte misture adicione leve deixe coloque asse minutos hora horas ingredientes preparo preparação modo',
  sv: 'och i på med en ett av till för det den de är som att om i så från eller tills ca sedan över under upp ner ut låt blanda tillsätt rör grädda koka stek häll minuter timme timmar ugnen ingredienser gör här',
  da: 'og i på med en et af til for det den de er som at om så fra eller indtil ca derefter over under op ned ud lad bland tilsæt rør bag kog steg hæld minutter time timer ovnen ingredienser fremgangsmåde sådan gør du der ikke lidt efter hvor mens indtil dej dejen kagen æg steges bages røres',
  nb: 'og i på med en et ei av til for det den de er som at om så fra eller ca deretter over under opp ned ut la bland tilsett rør stek kok hell minutter time timer ovnen ingredienser fremgangsmåte slik gjør du ikke mot ned der etter hvor mens litt deig deigen kaken egg stekes røres',
  pl: 'i w we z ze na do od po za się nie jest są oraz lub przez aż aby to jak a o ok około potem następnie razem dodać dodaj wymieszać wymieszaj piec gotować mąkę minut minuty godzinę godziny składniki przygotowanie wykonanie',
  cs: 'a v ve s se si na do od po za je jsou nebo až aby pak poté také tak to co jak ke k u při podle asi přidáme přidejte smícháme smíchejte pečeme pečte vaříme necháme minut hodinu hodiny ingredience suroviny postup příprava těsto dáme máslo cukr mouku vejce troubě nakonec ještě než vše',
  sk: 'a v vo s so sa si na do od po za je sú alebo až aby potom tiež tak to čo ako ku k u pri podľa asi pridáme pridajte zmiešame zmiešajte pečieme varíme necháme minút hodinu hodiny ingrediencie suroviny postup príprava cesto dáme maslo cukor múku vajcia rúre nakoniec ešte než všetko',
  sl: 'in v na z s se je so do od po za ali ki ter da pa nato še iz pri naj dodamo zmešamo pečemo kuhamo minut uro ure sestavine priprava postopek',
  hr: 'i u na s sa se je su do od po za ili koji te da pa zatim još iz pri neka dodajte pomiješajte pecite kuhajte minuta sat sati sastojci priprema',
  ca: 'el la els les de del dels d l un una i a al en amb per fins que se és són o sense molt bé quan durant després sobre afegiu afegir barregeu remeneu minuts hora hores ingredients preparació elaboració',
  fi: 'ja on ovat tai kun sekä että noin mukaan joukkoon keskenään päälle kunnes sitten anna lisää sekoita paista keitä kaada vatkaa vuoka uunissa uunin minuuttia tunti tuntia ainekset valmistus ohje hyvin ne se niin',
  hu: 'a az és egy is meg nem hogy vagy majd míg amíg alatt után bele hozzá jól össze keverjük adjuk süssük főzzük tesszük percig óra órát hozzávalók elkészítés',
  ro: 'și în cu la de pe din pentru se nu o un este sunt sau până care apoi după bine peste adăugați adăugăm amestecați amestecăm coacem minute oră ore ingrediente preparare',
  tr: 've bir ile için da de bu olarak kadar sonra daha üzerine içine ekleyin karıştırın pişirin koyun yapılışı malzemeler dakika saat iyice',
  ru: 'и в во с со на до от по за не из к у или что как при для его их затем потом около добавить добавьте смешать перемешать выпекать варить минут час часа ингредиенты приготовление',
  uk: 'і та в у з зі на до від по за не із або що як при для його їх потім близько додати додайте змішати перемішати випікати варити хвилин годину години інгредієнти приготування',
  bg: 'и в във с със на до от по за не из се или че как при за го ги след това около добавете смесете разбъркайте печете минути час часа съставки приготвяне продукти',
  vi: 'và của cho vào với trong khi đến thì là các một được ra rồi để phút giờ nguyên liệu cách làm',
} as const;

/** Each word with the languages that it stands in. */
export const languagesOfWord: ReadonlyMap<string, readonly string[]> = byWord();

function byWord(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [language, list] of Object.entries(lists)) {
    for (const word of new Set(list.split(' '))) {
      found.set(word, [...(found.get(word) ?? []), language]);
    }
  }
  return found;
}
