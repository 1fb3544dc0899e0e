import { fallbackColours } from './toFallbackColour.ts'

/** How many rows before and after have other colours: in a grid of four columns, also those above and below. */
const apart = 4

/**
 * Paints the initial of a row in its own colour, or in the next free one if a neighbour in the list has it. The page knows the neighbours,
 * wherever they come from: the browser, the app, or the catalogue, which arrives later.
 */
export function paintApart(rect: SVGRectElement | null, own: string): void {
  if (!rect) return
  const read = (element: Element | null | undefined) => element?.getAttribute('fill')
  const row = rect.closest('li')
  const rows = [...(row?.parentElement?.children ?? [])]
  const place = rows.findIndex((other) => other === row)
  const taken = rows
    .slice(Math.max(0, place - apart), place + apart + 1)
    .map((other) => other !== row && read(other.querySelector('.lk-picture rect')))
  const wanted = read(rect) ?? own
  const start = fallbackColours.findIndex((colour) => colour === wanted)
  const free = [...fallbackColours.slice(start), ...fallbackColours].find((colour) => !taken.includes(colour))
  rect.setAttribute('fill', free ?? wanted)
}
