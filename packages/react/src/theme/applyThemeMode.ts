import { readHostTheme } from './readHostTheme.ts'

/**
 * `'light'` and `'dark'` hold whatever the visitor prefers, `'system'` follows the visitor, `'inherit'` takes the page's
 * shadcn-style variables (`--background --foreground --primary --primary-foreground --ring --radius`) as our defaults.
 */
export type ThemeMode = 'light' | 'dark' | 'system' | 'inherit'

export interface ApplyThemeModeParameters {
  /** The element that carries the shadow root. */
  readonly host: HTMLElement
  readonly mode: ThemeMode
}

/**
 * Sets the host's theme attributes. With `'inherit'` they follow the page: its variables change when an app toggles a class
 * on its root or body, so these two are watched.
 *
 * @returns the end of watching; it leaves the attributes as they are.
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
