import type { LanguageWords } from './word-table.ts';

export const fr: LanguageWords = {
  units: {
    tablespoon:
      'c. à soupe; cuillère à soupe/cuillères à soupe; ' +
      'cuillerée à soupe/cuillerées à soupe; cuiller à soupe/cuillers à soupe; cuil. à soupe; ' +
      'cuill. à soupe; c. à s.; càs; c-à-s; cs',
    teaspoon:
      'c. à café; cuillère à café/cuillères à café; ' +
      'cuillerée à café/cuillerées à café; cuiller à café/cuillers à café; cuil. à café; ' +
      'cuill. à café; ' +
      'cuillerée à thé/cuillerées à thé; petite cuillère/petites cuillères; cuillère à thé/cuillères à thé; cuil. à thé; c. à thé; c. à c.; càc; c-à-c; cc',
    dessertspoon: 'cuillère à dessert/cuillères à dessert; c. à dessert',
    gram: 'g; gr; gramme/grammes',
    kilogram: 'kg; kilo/kilos; kilogramme/kilogrammes',
    milligram: 'mg',
    milliliter: 'ml; millilitre/millilitres',
    centiliter: 'cl; centilitre/centilitres',
    deciliter: 'dl; décilitre/décilitres',
    liter: 'l; litre/litres',
    cup: 'tasse/tasses',
    ounce: 'oz; once/onces',
    pound: 'lb',
    quart: 'quart US/quarts US',
    'fluid-ounce': 'fl oz',
    mug: 'bol/bols; mug/mugs',
    glass: 'verre/verres',
    container: 'barquette/barquettes; pot/pots; brique/briques; briquette/briquettes',
    pinch: 'pincée/pincées; pointe de couteau/pointes de couteau',
    splash: 'trait/traits; filet/filets',
    drop: 'goutte/gouttes',
    handful: 'poignée/poignées',
    can: 'boîte/boîtes; conserve/conserves',
    bottle: 'bouteille/bouteilles',
    package: 'paquet/paquets',
    packet: 'sachet/sachets',
    bag: 'sac/sacs',
    tube: 'tube/tubes',
    jar: 'bocal/bocaux',
    block: 'bloc/blocs',
    cube: 'cube/cubes',
    ball: 'boule/boules',
    bar: 'tablette/tablettes; barre/barres',
    clove: 'gousse/gousses',
    bunch: 'botte/bottes; bouquet/bouquets',
    sprig: 'brin/brins; branche/branches',
    stalk: 'tige/tiges; côte/côtes; bâton/bâtons',
    slice: 'tranche/tranches; tran; rondelle/rondelles',
    piece: 'morceau/morceaux; pièce/pièces',
    leaf: 'feuille/feuilles',
    head: 'tête/têtes',
    bulb: 'bulbe/bulbes',
    centimeter: 'cm',
  },
  compounds:
    'bouquet garni; bouquets garnis; filet mignon; filets mignons; filet américain; ' +
    'filets américains',
  unitsOf: [
    {
      words: 'filet/filets',
      things:
        'huile; huiles; vinaigre; citron; citrons; lime; jus; crème; lait; miel; sirop; sauce; ' +
        'soja; nuoc mam; eau; vin; cognac; rhum; liqueur; balsamique; caramel; coulis',
    },
    {
      words: 'côte/côtes',
      things:
        'céleri; céleris; céleri-branche; blette; blettes; bette; bettes; poirée; rhubarbe; ' +
        'fenouil; cardon; cardons; romaine; laitue',
    },
    {
      words: 'tête/têtes',
      things:
        'ail; ails; oignon; oignons; échalote; échalotes; chou; choux; chou-fleur; choux-fleurs; ' +
        'brocoli; brocolis; fenouil; laitue; laitues; salade; salades; romaine; romaines; scarole; ' +
        'frisée; endive; endives; radicchio; batavia',
    },
  ],
  numbers: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    vingt: 20,
    'vingt-cinq': 25,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    'soixante-quinze': 75,
    'quatre-vingt': 80,
    'quatre-vingts': 80,
    'quatre vingts': 80,
    cent: 100,
    'cent cinquante': 150,
    'deux cents': 200,
    'deux cent cinquante': 250,
    'trois cents': 300,
    'cinq cents': 500,
    demi: 1 / 2,
    demie: 1 / 2,
    'un demi': 1 / 2,
    'une demi': 1 / 2,
    'une demie': 1 / 2,
    'un quart de': 1 / 4,
    'trois quarts de': 3 / 4,
    'un tiers de': 1 / 3,
    'deux tiers de': 2 / 3,
    'une douzaine': 12,
    'une demi douzaine': 6,
    'une dizaine': 10,
    'une vingtaine': 20,
  },
  multiples: { douzaine: 12, douzaines: 12 },
  halves: 'et demi; et demie',
  ranges: 'à; ou',
  conjunctions: 'et; ou; plus; à; soit; pour; dont',
  from: 'de',
  links: "de l'; de la; de; d'; du; des",
  approximations: 'environ; env; presque; près de; au moins',
  descriptions:
    'bombée; bombées; rase; rases; bonne; bonnes; bon; bons; grosse; grosses; gros; petite; petites; ' +
    'petit; petits; grande; grandes; grand; grands; beau; beaux; bel; belle; belles; pleine; pleines; ' +
    'généreux; généreuse; généreuses; léger; légers; légère; légères; mince; minces',
  parts: 'jus; zeste; zestes; écorce',
  remarks: 'selon le goût; selon votre goût; au goût; à volonté; q s',
  plus: 'plus',
  to: 'à',
  each: '{size} pièce',
};
