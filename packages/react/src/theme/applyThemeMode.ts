import { readHostTheme } from './readHostTheme.ts'

/**
 * `'light'` and `'dark'` override the visitor's preference, `'system'` follows it, `'inherit'` uses the page's shadcn-style
 * variables (`--background --foreground --primary --primary-foreground --ring --radius`) as defaults.
 */
export type ThemeMode = 'light' | 'dark' | 'system' | 'inherit'

export interface ApplyThemeModeParameters {
  /** The element that carries the shadow root. */
  readonly host: HTMLElement
  readonly mode: ThemeMode
}

/**
 * Sets the host's theme attributes. With `'inherit'` they follow the page: an app changes its variables by toggling a class
 * on its root or body, so both are observed.
 *
 * @returns a function that stops observing and leaves the attributes unchanged.
 */
export function applyThemeMode({ host, mode }: ApplyThemeModeParameters): () => void {
  if (mode !== 'inherit') {
    setAttribute({ host, name: 'data-theme', value: mode === 'system' ? undefined : mode })
    setAttribute({ host, name: 'data-inherit', value: undefined })
    return () => {}
  }
  const apply = (): void => {
    const theme = readHostTheme(host)
    setAttribute({ host, name: 'data-theme', value: theme?.scheme })
    setAttribute({ host, name: 'data-inherit', value: theme?.format })
  }
  apply()
  const { documentElement, body } = host.ownerDocument
  const observer = new MutationObserver(apply)
  for (const node of [documentElement, body]) {
    observer.observe(node, { attributes: true, attributeFilter: ['class', 'style', 'data-theme', 'data-mode'] })
  }
  return () => observer.disconnect()
}

interface SetAttributeParameters {
  readonly host: HTMLElement
  readonly name: string
  readonly value: string | undefined
}

function setAttribute({ host, name, value }: SetAttributeParameters): void {
  if (value === undefined) host.removeAttribute(name)
  else host.setAttribute(name, value)
}
