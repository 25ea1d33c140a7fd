/** Stands by itself so that a form can check it without the CSS parser. */
export const cssOverridesMaxLength = 50_000;
