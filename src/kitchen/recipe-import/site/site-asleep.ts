/** The other site does not let itself be read just now; the message tells the cook why. */
export class SiteAsleep extends Error {
  override name = 'SiteAsleep';
}
