/** Letters of the languages that cooks write in: what greets, what leads to the recipe, what ends. */

const name = String.raw`\p{L}[\p{L}.'’-]*`;

const greetings =
  'hi|hello|hey|hiya|dear|dearest|good (?:morning|evening|afternoon)|hallo|hallöchen|huhu|hei|liebe[rs]?|guten (?:tag|morgen|abend)|' +
  'sehr geehrte[rs]?|servus|moin|grüezi|grüß dich|bonjour|bonsoir|salut|coucou|ch[eè]re?s?|hola|querid[oa]s?|estimad[oa]s?|' +
  'buenos días|buenas(?: tardes| noches)?|ciao|buongiorno|buonasera|salve|car[oaie]|carissim[oaie]|gentile|lieve|hoi|goedemorgen|' +
  'olá|oi|bom dia|boa (?:tarde|noite)|hej|hejsan|tjena|kära|kære|kjære|milá|milý|ahoj|dobrý den|cześć|drog[ai]|kochan[ayi]|' +
  'kedves|szia|sziasztok|moi|hyvä|привет|здравствуй(?:те)?|дорог(?:ой|ая|ие)|γεια|merhaba|selam';

/** These also begin the name of a dish, "Beste Brownies!": they greet only before a comma. */
const mayGreet = 'beste|dag';

const greeting = new RegExp(
  `^(?:(?:${greetings})(?:\\s+${name}){0,4}\\s*[,!，！]|(?:${mayGreet})(?:\\s+${name}){0,4}\\s*[,，])$`,
  'iu',
);
/** "Hi love, here is the recipe you asked for" */
const greetingAndMore = new RegExp(
  `^(?:(?:${greetings})(?:\\s+${name}){0,3}\\s*[,!，！–-]|(?:${mayGreet})(?:\\s+${name}){0,3}\\s*[,，])\\s*\\S+(?:\\s+\\S+){2}`,
  'iu',
);

/** "Hi Ben!", "Liebe Anna," */
export const isGreeting = (line: string): boolean => line.length <= 60 && greeting.test(line);

/** What a letter begins with where it does not greet. */
const openings =
  "here(?:['’]s| is| are| comes| you (?:go|are))|this is (?:the|my|our|that)|that['’]s the|as (?:promised|requested|discussed|agreed)|" +
  '(?:many )?thanks|thank you|(?:i |we )?hope (?:you|all|this|everything)|you (?:asked|wanted)|i (?:promised|found|finally|thought)|attached|sorry|' +
  'hier (?:ist|sind|kommt|kommen|hast|habt|nun|also|das)|wie (?:versprochen|besprochen|gewünscht|gewollt)|anbei|im anhang|das ist (?:das|mein)|' +
  '(?:vielen |herzlichen )?dank für|danke für|ich (?:hoffe|habe|hab|schicke|wollte)|du (?:wolltest|hast)|wir (?:hoffen|haben)|' +
  "voici|voilà|comme (?:promis|convenu|demandé)|ci-joint|merci|j['’](?:espère|ai)|je (?:t['’]|te|vous)|tu (?:m['’]|voulais)|" +
  'aquí (?:está|tienes|te|va|os|tenéis)|como (?:te |os |lhe |te )?(?:prometí|dije|prometido|prometi|combinado)|tal como|gracias|espero|te (?:mando|envío|paso)|adjunto|' +
  "ecco|eccoti|eccovi|come (?:promesso|richiesto|d['’]accordo)|ti (?:mando|invio|scrivo)|in allegato|grazie|spero|" +
  'hierbij|hier (?:is|zijn|heb)|zoals (?:beloofd|afgesproken|gevraagd)|bedankt|dank je|ik (?:hoop|heb|stuur)|bijgevoegd|' +
  'aqui (?:está|vai|tens|tem)|conforme|segue|obrigad[oa]|em anexo|' +
  'här (?:är|kommer|har)|som (?:utlovat|lovat|avtalat|lovet|avtalt|aftalt)|tack för|bifogat|jag (?:hoppas|skickar)|' +
  'her (?:er|kommer|får|har)|tak for|takk for|jeg (?:håber|håper|sender)|' +
  'tässä|kuten (?:luvattu|lupasin)|kiitos|oto|tu (?:jest|masz)|zgodnie z|jak (?:obiecałam|obiecałem|obiecano)|dzięki|dziękuję|' +
  'tady (?:je|máš|máte)|zde je|posílám|jak jsem slíbil[ao]?|děkuji|díky|itt (?:van|a)|ahogy ígértem|вот|как обещал[аи]?|спасибо|посылаю';

const opening = new RegExp(`^(?:${openings})(?!\\p{L})`, 'iu');

/** The recipe, and whom it was written down for: "The recipe that you wanted". */
const forSomebody = [
  /(?<!\p{L})recipe(?!\p{L}).*(?<!\p{L})you(?!\p{L})/iu,
  /(?<!\p{L})rezept(?!\p{L}).*(?<!\p{L})(?:du|dir|dich|ihr|euch|ihnen)(?!\p{L})/iu,
  /(?<!\p{L})recette(?!\p{L}).*(?<!\p{L})(?:tu|toi|te|vous|t['’])(?!\p{L})/iu,
  /(?<!\p{L})(?:receta|receita)(?!\p{L}).*(?<!\p{L})(?:te|os|usted|você|me (?:pediste|pedías|pidió|pediu)|querías|quer[ií]as)(?!\p{L})/iu,
  /(?<!\p{L})ricetta(?!\p{L}).*(?<!\p{L})(?:ti|vi|mi (?:hai|avevi|chiedevi))(?!\p{L})/iu,
  /(?<!\p{L})recept(?:et)?(?!\p{L}).*(?<!\p{L})(?:je|jij|jou|jullie|du|dig|ni)(?!\p{L})/iu,
  /(?<!\p{L})(?:opskrift|oppskrift)(?:en)?(?!\p{L}).*(?<!\p{L})(?:du|dig|deg|dere|jer)(?!\p{L})/iu,
  /(?<!\p{L})(?:przepis|рецепт)(?!\p{L}).*(?<!\p{L})(?:ci|cię|prosiłaś|prosiłeś|ты|тебе|вы|вам)(?!\p{L})/iu,
];

const longestOpening = 400;
const leastWords = 4;

const wordsIn = (line: string): number => line.split(/\s+/u).length;

/** A line that a letter begins with: it greets, or says that a recipe follows. */
export function isOpening(line: string): boolean {
  if (line.length > longestOpening) return false;
  if (isGreeting(line) || greetingAndMore.test(line)) return true;
  if (wordsIn(line) < leastWords) return false;
  return opening.test(line) || forSomebody.some((pattern) => pattern.test(line));
}

const farewells =
  'love to all|(?:with |all (?:our|my) |lots of |much )?love(?: and kisses)?(?: from)?|(?:kind |warm |best )?regards|(?:with )?(?:best|warm|kind|good) wishes|all the best|cheers|' +
  'yours(?: (?:truly|sincerely|faithfully|ever))?|sincerely|take care|see you(?: soon| later)?|talk soon|hugs(?: and kisses)?|kisses|big hug|bye(?: for now)?|many thanks|thanks|best|' +
  '(?:ganz )?(?:(?:liebe|herzliche|viele|schöne|beste|freundliche|sonnige|süße) )+(?:grüße|grüsse|gruesse|wünsche)|(?:mit )?(?:freundlichen|lieben|herzlichen|besten) (?:grüßen|grüssen)|(?:lieben|schönen|herzlichen|viele liebe) gru(?:ß|ss)|' +
  'grüße|grüsse|gru(?:ß|ss)|tschau|lg|vg|mfg|glg|hg|bis bald|bis dann|tschüss|tschüs|küsschen|alles liebe|alles gute|deine?|' +
  "(?:gros |grosses )?bisous?|(?:grosses )?bises|je t['’]embrasse|amicalement|amitiés|cordialement|bien (?:à (?:toi|vous)|cordialement)|affectueusement|à (?:bientôt|très vite|plus)|salutations|" +
  '(?:muchos |un |mil )?besos?|besitos|(?:un |muchos |un fuerte )?abrazos?|saludos(?: cordiales)?|un saludo|con cariño|hasta (?:luego|pronto)|atentamente|' +
  '(?:tanti )?baci(?: e abbracci)?|bacioni|un (?:bacio|abbraccio)|(?:cari |cordiali |tanti )?saluti|a presto|ciao|con affetto|distinti saluti|' +
  '(?:veel )?liefs|(?:veel |hartelijke |lieve |vriendelijke |met (?:vriendelijke |hartelijke )?)?(?:groet(?:en|jes)?)|dikke (?:kus|knuffel)|kusjes|tot (?:snel|gauw)|doei|mvg|' +
  '(?:um |muitos )?(?:beijos?|beijinhos|abraços?)|com (?:carinho|amor)|até (?:logo|breve)|cumprimentos|' +
  '(?:stor )?kram(?:ar)?|(?:många |vänliga |varma |bästa |med vänliga )*hälsning(?:ar)?|mvh|puss(?: och kram)?|hej då|' +
  '(?:kærlig |kjærlig |venlig |vennlig |mange |med (?:venlig |vennlig )?|de bedste )*hilsen(?:er)?|hilsner|knus|klem|' +
  'terveisin|(?:ystävällisin |parhain |lämpimin )?terveisin|halauksin|pozdrawiam|pozdrowienia|całuję|buziaki|ściskam|' +
  '(?:s |srdečně )?pozdrav(?:em|uji|y)?|s láskou|měj se|üdvözlettel|puszi|ölel|с уважением|с любовью|целую|обнимаю|пока';

const farewell = new RegExp(`^(?:${farewells})(?!\\p{L})`, 'iu');
/** "Love from your Mum and Dad" */
const ofSigner =
  /^(?:from|von|de|van|från|fra|da|od|your|deiner?|eurer?|euer|ton|ta|tu|tua|tuo|je|din|twoja?|the|die|la|le|el|il|lo|o|de)$/iu;
const between = /^(?:and|und|et|y|e|en|och|og|i|a|ja|és|и)$/iu;
const ornament = String.raw`[\p{Extended_Pictographic}♥:;)(<3!.…,\s]`;
const ornaments = new RegExp(`(?<!${ornament})${ornament}+$`, 'u');
/** Of signs that are made of several. */
const joiners = /\u200D|\uFE0F/gu;
const kisses = /(?<!\p{L})(?:x{1,5}|(?:xo){1,3}x?)$/iu;
const longestFarewell = 70;
const namesMost = 5;

/** `named`: "Love, Mum", "Liebe Grüße"; `short`: "Love Mum", "Deine Oma", "Mum x", which may be something else. */
export function farewellIn(line: string): 'named' | 'short' | null {
  if (line.length > longestFarewell) return null;
  const bare = line.replaceAll(joiners, '').replace(ornaments, '');
  const kissed = bare.replace(kisses, '').replace(ornaments, '');
  const [found] = farewell.exec(kissed) ?? [];
  if (found === undefined) return kissed !== bare && areNames(kissed) ? 'short' : null;
  const rest = kissed.slice(found.length);
  if (rest === '') return /^dein/iu.test(found) ? null : 'named';
  if (!areNames(rest.replace(/^[\s,!.–-]+/u, ''))) return null;
  return /^\s*[,!.–-]/u.test(rest) ? 'named' : 'short';
}

/** One word, or some that begin with capitals. */
function areNames(text: string): boolean {
  const words = text.split(/[\s,&]+/u).filter((word) => word !== '' && !ofSigner.test(word));
  const names = words.filter((word) => !between.test(word));
  const areCapital = names.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word));
  const isOne = names.length < 2 && names.every((word) => /^[\p{L}.'’-]+$/u.test(word));
  return words.length <= namesMost && (areCapital || isOne);
}

/** What programs and phones write below a mail. */
const footer =
  /^(?:sent (?:from|via|with|using) |get outlook for |von (?:meinem|meiner|unterwegs)\b.*\bgesendet|gesendet (?:von|mit|über) |diese (?:nachricht|e-?mail) wurde (?:von|mit) |envoyé (?:de|d['’]|depuis|à partir|via) ?|télécharge[rz] outlook|enviado (?:desde|do|de|a partir|con|via) |inviato (?:da|dal|con|tramite) ?|verzonden (?:vanaf|van|met|via|vanuit) |verstuurd (?:vanaf|met|via) |skickat från |hämta outlook |sendt (?:fra|med) |lähetetty |wysłan[eoya]* z |odesláno z |odoslané z |küldve |отправлено (?:с|из) |this e-?mail (?:has been|was) |virenfrei\b|virus-free\b|iphoneから送信)/iu;
const longestFooter = 120;

export const isFooter = (line: string): boolean =>
  line.length <= longestFooter && footer.test(line);

/** A wish at the end of a recipe, which says nothing to do. */
const wishes =
  'enjoy(?: (?:it|them|your (?:meal|food|dinner|lunch|breakfast|cake|pie|soup|bread|cookies))|(?:,? (?:everyone|everybody|friends|all|guys)))?|happy (?:baking|cooking|eating)|' +
  'bon app[ée]tit(?: à (?:tous|toutes|vous))?|bonne? (?:dégustation|appétit)|régalez-vous|(?:einen )?guten appetit|(?:lasst|lass) es (?:euch|dir) schmecken|mahlzeit|(?:viel spaß|gutes gelingen)(?: beim (?:nachbacken|nachkochen|backen|kochen))?|' +
  '(?:que |¡)?(?:buen )?provecho|que aproveche|a disfrutar|disfruten?(?:lo|la|los|las)?|a comer|buon appetito|eet smakelijk|smakelijk(?: eten)?|smakelijk eten|bom (?:apetite|proveito)|' +
  'smaklig måltid|smaklig spis|velbekomme|vel bekomme|god (?:appetit|aptit|fornøjelse)|hyvää ruokahalua|smacznego|dobrou chuť|dobrú chuť|jó étvágyat|приятного аппетита|afiyet olsun|poftă bună|dobar tek|καλή όρεξη|בתאבון';
const wish = new RegExp(`^[¡\\s]*(?:${wishes})[\\s!.…:;)(\\p{Extended_Pictographic}♥]*$`, 'iu');
const longestWish = 60;

/** "Enjoy!", "Guten Appetit!" */
export const isWish = (line: string): boolean =>
  line.length <= longestWish && wish.test(line.replaceAll(joiners, ''));
