import type { Colour } from './readColour.ts'

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function getContrast(first: Colour, second: Colour): number {
  const [lighter = 0, darker = 0] = [getLuminance(first), getLuminance(second)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function getLuminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
