/** Letters and their Latin spellings in turn; a letter alone has no sound of its own. */
const spellings = (text: string): [string, string][] =>
  text.split(' ').map((pair) => {
    const [letter = '', ...sound] = Array.from(pair);
    return [letter, sound.join('')];
  });

/** Consonants with short vowels left out, as these scripts are written. */
const arabic = spellings(
  'اa أa إi آa ء ؤw ئy بb تt ثth جj حh خkh دd ذdh رr زz سs شsh صs ضd طt ظz عa غgh فf قq كk لl مm نn هh وw يy ىa ةa پp چch ژzh گg کk یy ـ ٠0 ١1 ٢2 ٣3 ٤4 ٥5 ٦6 ٧7 ٨8 ٩9 ۰0 ۱1 ۲2 ۳3 ۴4 ۵5 ۶6 ۷7 ۸8 ۹9',
);
const hebrew = spellings(
  'אa בb גg דd הh וv זz חh טt יy כk ךk לl מm םm נn ןn סs עa פp ףp צts ץts קk רr שsh תt ׳ ״',
);
const georgian = spellings(
  'აa ბb გg დd ეe ვv ზz თt იi კk ლl მm ნn ოo პp ჟzh რr სs ტt უu ფp ქk ღgh ყq შsh ჩch ცts ძdz წts ჭch ხkh ჯj ჰh',
);
const armenian = spellings(
  'աa բb գg դd եe զz էe ըy թt ժzh իi լl խkh ծts կk հh ձdz ղgh ճch մm յy նn շsh ոo չch պp ջj ռr սs վv տt րr ցts ւv փp քk օo ֆf',
);

export const otherLetters = [...arabic, ...hebrew, ...georgian, ...armenian];

const initials = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
/** Before a vowel an end keeps its own sound. */
const linked = ' g kk ks n nj n d l lg lm lb ls lt lp l m b ps s ss ng j ch k t p h'.split(' ');
const firstSyllable = 0xac_00;

/** A syllable is one of 19 beginnings, 21 vowels and 28 ends, counted in this order. */
const hangulSyllable = (syllable: string, isLinked: boolean): string => {
  const place = (syllable.codePointAt(0) ?? firstSyllable) - firstSyllable;
  const end = place % finals.length;
  const vowel = Math.floor(place / finals.length) % vowels.length;
  const initial = Math.floor(place / (finals.length * vowels.length));
  return [initials[initial], vowels[vowel], (isLinked ? linked : finals)[end]].join('');
};

const kana = new Map(
  spellings(
    'あa いi うu えe おo かka きki くku けke こko がga ぎgi ぐgu げge ごgo さsa しshi すsu せse そso ざza じji ずzu ぜze ぞzo たta ちchi つtsu てte とto だda ぢji づzu でde どdo なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa ゐi ゑe をo んn ゔvu ゕka ゖke ー',
  ),
);
const small = new Map(spellings('ぁa ぃi ぅu ぇe ぉo ゃya ゅyu ょyo ゎwa'));
const katakanaOffset = 0x60;

/** A small vowel takes the place of the one before it: き and ょ are kyo, し and ょ sho, フ and ィ fi. */
const withSmall = (sound: string, vowel: string): string => {
  const stem = sound.replace(/[aiueo]$/, '');
  const isSoft = /(?:sh|ch|j)$/.test(stem);
  return stem + (isSoft ? vowel.replace('y', '') : vowel);
};

/** Both kinds of Japanese syllables. */
function spellKana(text: string): string {
  const hiragana = text.replaceAll(/[ァ-ヶ]/g, (char) =>
    String.fromCodePoint((char.codePointAt(0) ?? 0) - katakanaOffset),
  );
  return hiragana
    .replaceAll(/([ぁ-ゖ])([ぁぃぅぇぉゃゅょゎ])/g, (pair, first: string, second: string) => {
      const [sound, vowel] = [kana.get(first), small.get(second)];
      return sound === undefined || vowel === undefined ? pair : withSmall(sound, vowel);
    })
    .replaceAll(/[ぁ-ゖー]/g, (char) => kana.get(char) ?? small.get(char) ?? char)
    .replaceAll(/っ(?=([a-z]))/g, (_, next: string) => (next === 'c' ? 't' : next))
    .replaceAll('っ', '');
}

/** Scripts whose signs are syllables are spelled before their marks fall off. */
export const spellSyllables = (text: string): string =>
  spellKana(text)
    .replaceAll(/[가-힣](?=[아-잏])/g, (syllable) => hangulSyllable(syllable, true))
    .replaceAll(/[가-힣]/g, (syllable) => hangulSyllable(syllable, false));
