/** Lets the reader choose the theme. Without a choice the page follows the system. */
export function watchTheme(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-toggle]')
  const system = matchMedia('(prefers-color-scheme: dark)')
  const update = (): void => button?.setAttribute('aria-pressed', String(isDark()))
  button?.addEventListener('click', () => {
    const next = isDark() ? 'light' : 'dark'
    document.documentElement.dataset['theme'] = next
    try {
      localStorage.setItem('latchkey-docs.theme', next)
    } catch {
      // The browser blocks storage: the choice lasts until the page is left.
    }
    update()
  })
  system.addEventListener('change', update)
  update()
}

/** Returns whether the page is drawn dark. */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
}
