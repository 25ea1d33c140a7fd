/** What a style attribute declares, by the whole name of each property; the last of a name counts. */
export const styleDeclarations = (style: string): ReadonlyMap<string, string> =>
  new Map(
    style.split(';').flatMap((declaration): [string, string][] => {
      const colon = declaration.indexOf(':');
      if (colon === -1) return [];
      const [name, value] = [declaration.slice(0, colon), declaration.slice(colon + 1)];
      return [[plain(name), plain(value).replace('!important', '').trimEnd()]];
    }),
  );

const plain = (text: string): string => text.trim().toLowerCase();
