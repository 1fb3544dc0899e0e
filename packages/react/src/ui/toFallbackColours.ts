import { fallbackColours, toFallbackColour } from './toFallbackColour.ts'

/** How many names before a name have other colours: in a grid of four columns, also the one above. */
const apart = 4

/** Returns a colour for each name of a list. A name whose colour is taken by a neighbour gets the next free one. */
export function toFallbackColours(names: readonly string[]): readonly string[] {
  const colours: string[] = []
  for (const name of names) {
    const taken = colours.slice(-apart)
    const wanted = fallbackColours.findIndex((colour) => colour === toFallbackColour(name))
    const candidates = [...fallbackColours.slice(wanted), ...fallbackColours.slice(0, wanted)]
    colours.push(candidates.find((colour) => !taken.includes(colour)) ?? fallbackColours[0])
  }
  return colours
}
