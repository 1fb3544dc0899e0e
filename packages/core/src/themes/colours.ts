/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

export const white: Rgb = [255, 255, 255]
export const black: Rgb = [0, 0, 0]

/** Reads `#rgb` or `#rrggbb`, and returns `undefined` for anything else. */
export function parseHex(text: string): Rgb | undefined {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? []
  if (digits === '') return undefined
  const whole = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const read = (start: number): number => Number.parseInt(whole.slice(start, start + 2), 16)
  return [read(0), read(2), read(4)]
}

/** Formats a colour as `#rrggbb`. */
export function formatHex(colour: Rgb): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function getContrast(one: Rgb, other: Rgb): number {
  const [first, second] = [getLuminance(one), getLuminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function getLuminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the colour, with as much of another one as it takes to reach a contrast with each background. */
export function withContrast(
  colour: Rgb,
  parameters: { readonly towards: Rgb; readonly backgrounds: readonly Rgb[]; readonly least: number },
): Rgb {
  const { towards, backgrounds, least } = parameters
  for (let percent = 0; percent < 100; percent += 2) {
    const mixed = mix(colour, towards, percent / 100)
    if (backgrounds.every((background) => getContrast(mixed, background) >= least)) return mixed
  }
  return towards
}

/** Mixes two colours as `color-mix(in srgb, …)` does. `share` is that of the second one. */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2): number => Math.round(one[index] + (other[index] - one[index]) * share)
  return [channel(0), channel(1), channel(2)]
}
