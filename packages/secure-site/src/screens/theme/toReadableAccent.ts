/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** WCAG 2.2, level AA, for text. */
const leastContrast = 4.5

/**
 * Moves a colour towards black or white until it can be read on a background: as little as that takes.
 *
 * @returns a colour with a contrast of at least 4.5:1.
 */
export function toReadableAccent(accent: Rgb, background: Rgb): Rgb {
  const target = getLuminance(background) > 0.18 ? 0 : 255
  for (let step = 0; step < 100; step += 1) {
    const mixed = mix(accent, target, step / 100)
    if (getContrast(mixed, background) >= leastContrast) return mixed
  }
  return [target, target, target]
}

function mix([red, green, blue]: Rgb, target: number, share: number): Rgb {
  const move = (channel: number): number => Math.round(channel + (target - channel) * share)
  return [move(red), move(green), move(blue)]
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function getContrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function getLuminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
