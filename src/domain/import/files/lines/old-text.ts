/** The upper half of code page 437, in which DOS wrote. */
const codePage437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0';

/**
 * The text of an old program of DOS or Windows, neither of which says in which code page it writes: the
 * one in which it has more letters and fractions. Null of all other files.
 */
export function decodeOldText(bytes: Uint8Array): string | null {
  const head = latin(bytes.subarray(0, 2000));
  if (!/^(?:MMMMM|-{5,}).{0,60}Meal-Master/im.test(head)) return null;
  if (isUtf8(bytes)) return null;
  const windows = new TextDecoder('windows-1252').decode(bytes);
  const dos = dosText(bytes);
  return likelyLetters(dos) > likelyLetters(windows) ? dos : windows;
}

const latin = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes);

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // Some byte is of another code page.
    return false;
  }
}

function dosText(bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCodePoint(byte) : codePage437.charAt(byte - 0x80),
  );
  return signs.join('');
}

const likelyLetters = (text: string): number =>
  text.match(/[ÄÖÜäöüßéèêëáàâåçñíìîïóòôúùûÉÑ½¼°]/g)?.length ?? 0;
