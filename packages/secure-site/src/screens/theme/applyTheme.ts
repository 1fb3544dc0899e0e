import type { ScreenTheme } from '../Screen.ts'
import { type Rgb, toReadableAccent } from './toReadableAccent.ts'

/** Where selected and focused elements are drawn: the sunken background, on which contrast is lowest. */
const backgrounds: { readonly light: Rgb; readonly dark: Rgb } = { light: [245, 246, 246], dark: [27, 29, 29] }

/** In CSS pixels. */
const mostRadius = 40

/**
 * Applies what the frame takes of the app's theme: the mode, an accent colour that is made readable, and the corners. Whatever is not
 * a plain colour or a number of pixels is left out. Only properties are set, because the policy refuses style attributes.
 */
export function applyTheme({ mode, accent, radius }: ScreenTheme): void {
  const root = document.documentElement
  if (mode === undefined) delete root.dataset['theme']
  else root.dataset['theme'] = mode
  const colour = accent === undefined ? undefined : readColour(accent)
  const pixels = /^(\d{1,2}(?:\.\d{1,2})?)px$/.exec(radius ?? '')?.[1]
  const values = {
    '--lk-accent-light': colour && toCss(toReadableAccent(colour, backgrounds.light)),
    '--lk-accent-dark': colour && toCss(toReadableAccent(colour, backgrounds.dark)),
    '--lk-radius': pixels && `${Math.min(Number(pixels), mostRadius)}px`,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) root.style.removeProperty(name)
    else root.style.setProperty(name, value)
  }
}

function toCss([red, green, blue]: Rgb): string {
  return `rgb(${red} ${green} ${blue})`
}

/** Reads a colour as the browser draws it. Returns undefined for any other text, and for a transparent colour. */
function readColour(value: string): Rgb | undefined {
  // A canvas takes `currentcolor` for black.
  if (!CSS.supports('color', value) || /currentcolor/i.test(value)) return undefined
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (context === null) return undefined
  // A canvas keeps the last valid colour, so two that differ show whether it took this one.
  const drawn = ['#000', '#fff'].map((first) => {
    context.fillStyle = first
    context.fillStyle = value
    return context.fillStyle
  })
  if (drawn[0] !== drawn[1]) return undefined
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  return alpha === 255 ? [red, green, blue] : undefined
}
