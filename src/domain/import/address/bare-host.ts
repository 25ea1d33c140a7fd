/** A site is the same with "www." and without. */
export const bareHost = ({ hostname }: Pick<URL, 'hostname'>): string =>
  hostname.replace(/\.$/, '').replace(/^www\./, '');
