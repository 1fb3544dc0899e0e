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

const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Whether a picture is nothing but shapes: no script, no style sheet, no event handler, no document type, no foreign
 * content, and no address but those within it. Only what is known to be harmless passes.
 */
export function isInertSvg(svg: string): boolean {
  if (!svg.startsWith('<svg ') || !svg.trimEnd().endsWith('</svg>')) return false
  const rest = svg.replaceAll(tag, (_whole, _slash, name: string, attributes: string) =>
    elements.has(name) && [...attributes.matchAll(attribute)].every((match) => isInertAttribute(match)) ? '' : '<',
  )
  return !/[<>]/.test(rest)
}

function isInertAttribute([, name = '', quoted, apostrophed]: RegExpMatchArray): boolean {
  const value = quoted ?? apostrophed ?? ''
  if (/^on/i.test(name)) return false
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg'
  if (/(?:^|:)(?:href|src|base)$/i.test(name)) return name === 'href' && /^#[\w.-]+$/.test(value)
  if (name.includes(':')) return name === 'xml:space'
  // An entity could spell what the next line looks for.
  if (value.includes('&') || value.includes('\\')) return false
  if (/javascript:|data:|https?:|@import|expression\(/i.test(value)) return false
  return [...value.matchAll(/url\(\s*(['"]?)([^)'"]*)\1\s*\)/gi)].every(([, , target = '']) => target.startsWith('#'))
}
