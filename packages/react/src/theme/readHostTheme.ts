/** The theme that a page's `--background` implies. */
export interface HostTheme {
  /** How the page writes colours: complete (`oklch(1 0 0)`), or bare channels of `hsl()` (`0 0% 100%`). */
  readonly format: 'color' | 'hsl'
  readonly scheme: 'light' | 'dark'
}

/**
 * Reads the page's shadcn-style variables at the host.
 *
 * @returns undefined if the page has no `--background` that the browser parses as a colour.
 */
export function readHostTheme(host: HTMLElement): HostTheme | undefined {
  const window = host.ownerDocument.defaultView
  const background = window?.getComputedStyle(host).getPropertyValue('--background').trim()
  if (!window || !background) return undefined
  const hsl = `hsl(${background})`
  const format = CSS.supports('color', background) ? 'color' : CSS.supports('color', hsl) ? 'hsl' : undefined
  if (format === undefined) return undefined
  const color = format === 'hsl' ? hsl : background
  return { format, scheme: getLightness({ host, window, color }) < 0.5 ? 'dark' : 'light' }
}

interface GetLightnessParameters {
  readonly host: HTMLElement
  readonly window: Window
  readonly color: string
}

/** A mix of a colour with itself is computed as `color(srgb r g b)` in any notation. */
function getLightness({ host, window, color }: GetLightnessParameters): number {
  const probe = host.ownerDocument.createElement('span')
  probe.style.setProperty('color', `color-mix(in srgb, ${color}, ${color})`)
  const parent = host.shadowRoot ?? host
  parent.append(probe)
  const channels = window.getComputedStyle(probe).color.match(/-?[\d.]+(?:e-?\d+)?/g)
  probe.remove()
  const [red = 1, green = 1, blue = 1] = channels?.map(Number) ?? []
  return 0.3 * red + 0.59 * green + 0.11 * blue
}
