/** Red, green and blue, from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number]

/**
 * Resolves a CSS colour inside an element, with its variables, mixes and system colours. A mix of a colour with itself is
 * computed as `color(srgb r g b)` in any notation.
 */
export function readColour(element: Element, color: string): Colour {
  const probe = document.createElement('span')
  probe.style.setProperty('forced-color-adjust', 'none')
  probe.style.setProperty('color', `color-mix(in srgb, ${color}, ${color})`)
  element.append(probe)
  const computed = getComputedStyle(probe).color
  probe.remove()
  const match = /^color\(srgb (\S+) (\S+) ([^\s)]+)\)$/.exec(computed)
  if (match === null) throw new TypeError(`${color} is not an opaque colour: ${computed}`)
  return [Number(match[1]), Number(match[2]), Number(match[3])]
}
