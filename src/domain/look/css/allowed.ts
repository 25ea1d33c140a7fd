import { isBlank, isNest } from './components.ts';
import type { Component, Leaf, Nest } from './components.ts';

/** Why a part of a style sheet was left out. */
export type CssDropReason =
  | 'too-long'
  | 'too-deep'
  | 'unbalanced'
  | 'stray'
  | 'string'
  | 'comment'
  | 'syntax'
  | 'selector'
  | 'at-rule'
  | 'property'
  | 'function'
  | 'address';

type Fault = CssDropReason | null;

type Grammar = {
  leaves: ReadonlySet<string>;
  delims: string;
  /** The fault of a function or block, content included. */
  nest: (nest: Nest) => Fault;
};

const fetchingFunctions = words(
  'url src image image-set -webkit-image-set element -moz-element cross-fade -webkit-cross-fade',
);

// Closed on purpose: a function a browser learns later may take an address as a string.
const valueFunctions = words(
  `calc min max clamp round mod rem sin cos tan asin acos atan atan2 pow sqrt hypot log exp abs sign
  var env attr counter counters rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient
  repeating-radial-gradient repeating-conic-gradient matrix matrix3d translate translatex translatey
  translatez translate3d scale scalex scaley scalez scale3d rotate rotatex rotatey rotatez rotate3d
  skew skewx skewy perspective blur brightness contrast drop-shadow grayscale hue-rotate invert
  opacity saturate sepia cubic-bezier steps linear minmax repeat fit-content circle ellipse inset
  polygon path rect xywh ray shape scroll view stylistic styleset character-variant swash ornaments
  annotation anchor anchor-size sibling-index sibling-count calc-size contrast-color`,
);

const conditionFunctions = words('style scroll-state font-tech font-format');

const descriptors = words('syntax inherits initial-value');

const scriptingProperties = words('behavior -ms-behavior -moz-binding');

const numbers = 'number percentage dimension';
const blanks = 'whitespace comment';

const valueGrammar: Grammar = {
  leaves: words(`${blanks} ${numbers} ident hash string comma url`),
  delims: '+-*/!',
  nest: (nest) => (nest.type === '{}' ? 'syntax' : functionFault(nest, valueGrammar)),
};

const conditionGrammar: Grammar = {
  leaves: words(`${blanks} ${numbers} ident hash string comma colon url`),
  delims: '+-*/!<>=',
  nest: (nest) => {
    if (nest.type === '{}') return 'syntax';
    if (nest.name === 'selector') return faultIn(nest.children, selectorGrammar);
    const isCondition = conditionFunctions.has(nest.name);
    return isCondition
      ? faultIn(nest.children, conditionGrammar)
      : functionFault(nest, conditionGrammar);
  },
};

const selectorGrammar: Grammar = {
  leaves: words(`${blanks} ident hash colon comma`),
  delims: '.>+~*|&',
  nest: (nest) => {
    if (nest.type === '[]') return faultIn(nest.children, attributeGrammar);
    const isPseudo = nest.type === 'function' && /^-?[a-z]+(?:-[a-z]+)*$/.test(nest.name);
    return isPseudo ? faultIn(nest.children, pseudoGrammar) : 'selector';
  },
};

const attributeGrammar: Grammar = {
  leaves: words(`${blanks} ident string`),
  delims: '=~|^$*',
  nest: () => 'selector',
};

const pseudoGrammar: Grammar = {
  ...selectorGrammar,
  delims: `${selectorGrammar.delims}-`,
  leaves: words(`${blanks} ident hash string colon comma number dimension`),
};

const keyframeGrammar: Grammar = {
  leaves: words(`${blanks} ident percentage comma`),
  delims: '',
  nest: () => 'selector',
};

const layerGrammar: Grammar = {
  leaves: words(`${blanks} ident comma`),
  delims: '.',
  nest: () => 'syntax',
};

const nameGrammar: Grammar = {
  leaves: words(`${blanks} ident string`),
  delims: '',
  nest: () => 'syntax',
};

export function valueFault(value: readonly Component[]): Fault {
  return faultIn(value, valueGrammar);
}

export function selectorFault(prelude: readonly Component[]): Fault {
  return prelude.every(isBlank) || faultIn(prelude, selectorGrammar) ? 'selector' : null;
}

export function keyframeFault(prelude: readonly Component[]): Fault {
  return prelude.every(isBlank) || faultIn(prelude, keyframeGrammar) ? 'selector' : null;
}

export function conditionFault(prelude: readonly Component[]): Fault {
  return prelude.every(isBlank) ? 'syntax' : faultIn(prelude, conditionGrammar);
}

/** Only a layer with a block may be without a name. */
export function layerFault(prelude: readonly Component[], hasBlock: boolean): Fault {
  if (prelude.every(isBlank)) return hasBlock ? null : 'syntax';
  return faultIn(prelude, layerGrammar);
}

/** A selector in brackets, another it goes to, both or none. */
export function scopeFault(prelude: readonly Component[]): Fault {
  const parts = prelude.filter((component) => !isBlank(component));
  const to = parts.findIndex((part) => part.type === 'ident' && part.value.toLowerCase() === 'to');
  const ends = to === -1 ? parts : parts.toSpliced(to, 1);
  const isPlaced = to === -1 ? parts.length <= 1 : to <= 1 && to === parts.length - 2;
  return isPlaced && ends.every(isSelector) ? null : 'selector';
}

const isSelector = (part: Component): boolean =>
  part.type === '()' && selectorFault(part.children) === null;

export function propertyNameFault(prelude: readonly Component[]): Fault {
  const [name, ...more] = prelude.filter((component) => !isBlank(component));
  const isName = name?.type === 'ident' && /^--./u.test(name.value) && more.length === 0;
  return isName ? null : 'at-rule';
}

/** What a custom property is registered with has no use for an address. */
export function descriptorFault(name: string, value: readonly Component[]): Fault {
  const isKnown = descriptors.has(name.toLowerCase()) && !value.some(isAddress);
  return isKnown && !valueFault(value) ? null : 'at-rule';
}

const isAddress = (component: Component): boolean =>
  isNest(component)
    ? component.name === 'url' || component.children.some(isAddress)
    : component.type === 'url';

export function keyframesNameFault(prelude: readonly Component[]): Fault {
  const names = prelude.filter((component) => !isBlank(component));
  return names.length === 1 ? faultIn(names, nameGrammar) : 'syntax';
}

/** Ordinary and custom properties; not the ones old browsers ran scripts from. */
export function propertyFault(name: string): Fault {
  if (/^--./u.test(name)) return null;
  const isProperty = /^-?[a-z]+(?:-[a-z]+)*$/i.test(name);
  return isProperty && !scriptingProperties.has(name.toLowerCase()) ? null : 'property';
}

function faultIn(components: readonly Component[], grammar: Grammar): Fault {
  for (const component of components) {
    const fault = isNest(component) ? grammar.nest(component) : leafFault(component, grammar);
    if (fault) return fault;
  }
  return null;
}

function leafFault(leaf: Leaf, { leaves, delims }: Grammar): Fault {
  if (leaf.type === 'bad-url') return 'address';
  if (leaf.type === 'bad-string') return 'string';
  if (leaf.type === 'delim') return delims.includes(leaf.value) ? null : 'syntax';
  if (!leaves.has(leaf.type)) return 'syntax';
  return leaf.type === 'url' && !isMediaPath(leaf.value) ? 'address' : null;
}

function functionFault(nest: Nest, grammar: Grammar): Fault {
  if (nest.name === 'url') return quotedUrlFault(nest);
  if (fetchingFunctions.has(nest.name)) return 'address';
  const isKnown = nest.type !== 'function' || valueFunctions.has(nest.name);
  return isKnown ? faultIn(nest.children, grammar) : 'function';
}

function quotedUrlFault({ children }: Nest): Fault {
  const [only, ...rest] = children.filter((child) => !isBlank(child));
  if (only?.type !== 'string' || rest.length > 0) return 'address';
  return isMediaPath(only.value) ? null : 'address';
}

// A picture of the same site, in the one spelling that no reader resolves to another path.
function isMediaPath(address: string): boolean {
  return /^\/media(?:\/[\w=,-]+(?:\.[\w=,-]+)*)+(?:\?[\w=&.,-]*)?$/.test(address);
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
