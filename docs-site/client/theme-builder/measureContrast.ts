import type { Contrast } from './messages.ts'

/** The colours that a theme changes most, each with what it is drawn on. */
const pairs = [
  ['Text', 'ink', 'bg'],
  ['Subtitles', 'ink-2', 'bg-sunken'],
  ['Captions', 'ink-3', 'bg-hover'],
  ['Accent', 'accent', 'bg'],
  ['Button', 'on-primary', 'primary'],
] as const

/** Measures the contrast of a theme on the element that has its custom properties. */
export function measureContrast(host: Element): readonly Contrast[] {
  const style = getComputedStyle(host)
  return pairs.map(([label, front, back]) => {
    const [one, other] = [front, back].map((token) => getLuminance(readColour(style.getPropertyValue(`--lk-${token}`))))
    const [lighter = 0, darker = 0] = [one ?? 0, other ?? 0].toSorted((a, b) => b - a)
    return { label, ratio: (lighter + 0.05) / (darker + 0.05) }
  })
}

/** Resolves a CSS colour in any notation. A mix of a colour with itself is computed as `color(srgb r g b)`. */
function readColour(text: string): readonly number[] {
  const probe = document.createElement('span')
  probe.hidden = true
  probe.style.setProperty('color', `color-mix(in srgb, ${text}, ${text})`)
  document.body.append(probe)
  const computed = getComputedStyle(probe).color
  probe.remove()
  const [, ...channels] = /^color\(srgb (\S+) (\S+) ([^\s)]+)/.exec(computed) ?? []
  return channels.map(Number)
}

function getLuminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
