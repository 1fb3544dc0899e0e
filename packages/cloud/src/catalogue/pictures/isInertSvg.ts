const elements = new Set([
  'svg',
  'g',
  'defs',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'use',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
])

/** The functions of colours and transforms. None loads anything; browsers also load what an unclosed `url(` names. */
const functions = new Set(['rgb', 'rgba', 'hsl', 'hsla', 'matrix', 'translate', 'scale', 'rotate', 'skewx', 'skewy'])

const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const call = /(?<![\w-])([\w-]*)\(/g
const localReference = /url\((["']?)#[\w.-]+\1\)/gi

/**
 * Whether an SVG contains only shapes: no scripts, style sheets, event handlers, doctype, foreign content or external
 * references. An allowlist.
 */
export function isInertSvg(svg: string): boolean {
  if (!svg.startsWith('<svg ') || !svg.trimEnd().endsWith('</svg>')) return false
  const remaining = svg.replaceAll(tag, (_whole, _slash, name: string, attributes: string) =>
    elements.has(name) && [...attributes.matchAll(attribute)].every((match) => isInertAttribute(match)) ? '' : '<',
  )
  return !/[<>]/.test(remaining)
}

function isInertAttribute([, name = '', quoted, apostrophed]: RegExpMatchArray): boolean {
  const value = quoted ?? apostrophed ?? ''
  if (/^on/i.test(name)) return false
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg'
  if (/(?:^|:)(?:href|src|base)$/i.test(name)) return name === 'href' && /^#[\w.-]+$/.test(value)
  if (name.includes(':') && name !== 'xml:space') return false
  // An entity, an escape or a comment could hide what the next check looks for.
  if (/[&\\@]|\/[/*]|javascript:|data:|https?:/i.test(value)) return false
  const calls = value.replaceAll(localReference, '').matchAll(call)
  return [...calls].every(([, called = '']) => functions.has(called.toLowerCase()))
}
