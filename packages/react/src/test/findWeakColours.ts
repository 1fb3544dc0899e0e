import { getContrast } from './getContrast.ts'
import { readColour } from './readColour.ts'

/** The backgrounds of the modal. */
export const surfaces = ['bg', 'bg-sunken', 'bg-raised', 'bg-hover']

/** Every colour for text or graphics, with every background it is used on. */
export const texts: Readonly<Record<string, readonly string[]>> = {
  ink: [...surfaces, 'accent-soft', 'good-soft', 'bad-soft', 'warn-soft'],
  'ink-2': surfaces,
  'ink-3': surfaces,
  'on-ink': ['ink'],
  'on-primary': ['primary'],
  accent: [...surfaces, 'accent-soft'],
  good: [...surfaces, 'good-soft'],
  bad: [...surfaces, 'bad-soft'],
  warn: [...surfaces, 'warn-soft'],
}
/** Lines and shapes that a visitor must see, with their backgrounds. */
export const controls: Readonly<Record<string, readonly string[]>> = {
  'line-control': ['bg', 'bg-sunken', 'bg-raised', 'bg-hover'],
  focus: surfaces,
  primary: ['bg'],
}

/** Lists the pairs of colours of an element's theme whose contrast is too low. */
export function findWeakColours(
  element: Element,
  pairs: Readonly<Record<string, readonly string[]>>,
  least: number,
): string[] {
  return Object.entries(pairs).flatMap(([front, backs]) =>
    backs.flatMap((back) => {
      const ratio = getContrast(readColour(element, `var(--lk-${front})`), readColour(element, `var(--lk-${back})`))
      return ratio >= least ? [] : [`${front} on ${back}: ${ratio.toFixed(2)}`]
    }),
  )
}
