import { isInertSvg } from '../../catalogue/pictures/isInertSvg.ts'
import type { PictureSize } from './inspectPicture.ts'

/**
 * How often an SVG may draw one of its parts again. Parts that contain such references to others multiply: 20 of them draw at
 * most some 1,500 shapes, 60 more than any computer can.
 */
const referencesAtMost = 20

/** The size of an SVG without width and height, which scales to where it is shown, in pixels. */
const scalable = 1

/** The size of an SVG that contains only shapes; `undefined` if it contains anything else. */
export function readSvg(bytes: Buffer): PictureSize | undefined {
  const text = decode(bytes)?.replace(/^\s*(?:<\?xml[^<>?]*\?>\s*)?/, '')
  // Before the whole text is searched.
  if (text === undefined || !text.startsWith('<svg ')) return undefined
  const references = text.match(/<use\s|(?:mask|clip-path|filter)\s*[:=]/g)?.length ?? 0
  if (references > referencesAtMost || !isInertSvg(text)) return undefined
  const [, root = ''] = /^<svg((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*>/.exec(text) ?? []
  const attributes = new Map(
    [...root.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', quoted, apostrophed]) => [
      name,
      quoted ?? apostrophed ?? '',
    ]),
  )
  // A style could set another size.
  if (/width|height/i.test(attributes.get('style') ?? '')) return undefined
  return { width: toPixels(attributes.get('width')), height: toPixels(attributes.get('height')) }
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A side in pixels; units other than percent count as a hundred, which is more than any of them has. */
function toPixels(side = '100%'): number {
  const [, number, unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z%]*)\s*$/i.exec(side) ?? []
  if (number === undefined) return Number.POSITIVE_INFINITY
  if (unit === '%') return scalable
  return Math.ceil(Number(number) * (unit === '' || unit === 'px' ? 1 : 100))
}
