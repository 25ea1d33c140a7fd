const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements that only draw. Scripts, foreign objects, links, pictures and animation are not among them. */
export const DRAWING_ELEMENTS = words(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood
  feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feOffset
  feMorphology feTurbulence feDisplacementMap
`);

/** Elements that go while what they hold stays. */
export const UNWRAPPED_ELEMENTS = words('a switch');

export const TEXT_ELEMENTS = words('title desc style text tspan textPath');

export const DRAWING_ATTRIBUTES = words(`
  id class style role lang
  viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength
  transform transform-origin preserveAspectRatio version
  fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width opacity color display visibility
  overflow vector-effect paint-order shape-rendering text-rendering image-rendering
  color-interpolation color-interpolation-filters mix-blend-mode isolation
  clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type
  patternUnits patternContentUnits patternTransform
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  marker-start marker-mid marker-end markerUnits markerWidth markerHeight refX refY orient
  filter filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4
  stdDeviation dx dy flood-color flood-opacity tableValues slope intercept amplitude exponent edgeMode
  radius baseFrequency numOctaves seed stitchTiles scale xChannelSelector yChannelSelector
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  letter-spacing word-spacing text-anchor text-decoration dominant-baseline alignment-baseline
  baseline-shift direction unicode-bidi writing-mode textLength lengthAdjust rotate startOffset
`);

export const CSS_FUNCTIONS = words(`
  url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  calc min max clamp var
  matrix translate translatex translatey translate3d scale scalex scaley rotate skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  polygon circle ellipse inset path
  not is where nth-child nth-of-type
`);
