/** A file that is not even sent; the message tells the cook why. */
export class Refused extends Error {
  override name = 'Refused';
}
