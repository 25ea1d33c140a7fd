import { useEffect } from 'react';
import type { FacesOfFonts } from '#domain/kitchen/look/tried-theme.ts';
import { fontKeys } from '#domain/look/fonts.ts';
import { fontFaceCss } from '#domain/look/theme/font-css.ts';

/** Lets this page set text in every typeface; a file comes with the first word that is seen in it. */
export function useFontFaces(faces: FacesOfFonts): void {
  // Style sheets are no part of React.
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(fontKeys.map((key) => fontFaceCss(key, faces[key] ?? [])).join(''));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [faces]);
}
