import { fallbackColours } from './toFallbackColour.ts'

/** How many rows before and after have other colours: in a grid of four columns, also those above and below. */
const apart = 4

/**
 * Paints the initial of a row in its own colour, or in the first free one if a neighbour in the list has it. The page knows the neighbours,
 * wherever they come from: the browser, the app, or the catalogue, which arrives later.
 */
export function paintApart(rect: SVGRectElement | null, own: string): void {
  if (!rect) return
  const row = rect.closest('li')
  const rows = [...(row?.parentElement?.children ?? [])]
  const place = rows.findIndex((other) => other === row)
  const taken = rows.map(
    (other, index) =>
      other !== row &&
      Math.abs(index - place) <= apart &&
      other.querySelector('.lk-picture rect')?.getAttribute('fill'),
  )
  rect.setAttribute('fill', [own, ...fallbackColours].find((colour) => !taken.includes(colour)) ?? own)
}
