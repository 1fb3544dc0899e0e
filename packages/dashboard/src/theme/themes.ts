/** How the page looks: as the system does, or as the operator says. */
export const themes = ['system', 'light', 'dark'] as const

/** See `themes`. */
export type Theme = (typeof themes)[number]

/** Where the browser keeps it. */
const key = 'latchkey.dashboard.theme'

/** Returns the theme that the operator chose in this browser. */
export function readTheme(storage: Pick<Storage, 'getItem'>): Theme {
  const stored = attempt(() => storage.getItem(key))
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Keeps the theme in this browser. Where the browser keeps nothing, it lasts as long as the page. */
export function storeTheme(storage: Pick<Storage, 'setItem'>, theme: Theme): void {
  attempt(() => storage.setItem(key, theme))
}

/** Shows the theme. */
export function showTheme(root: HTMLElement, theme: Theme): void {
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
}

function attempt<value>(act: () => value): value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
