/** Opens and closes the list of pages on narrow windows. */
export function watchMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-menu]')
  const pages = document.querySelector<HTMLElement>('#pages')
  if (button === null || pages === null) return
  const set = (isOpen: boolean): void => {
    button.setAttribute('aria-expanded', String(isOpen))
    pages.toggleAttribute('data-open', isOpen)
  }
  button.addEventListener('click', () => set(button.getAttribute('aria-expanded') !== 'true'))
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !pages.hasAttribute('data-open')) return
    set(false)
    button.focus()
  })
  const current = pages.querySelector('[aria-current]')
  if (current instanceof HTMLElement && pages.scrollHeight > pages.clientHeight)
    pages.scrollTop = current.offsetTop - pages.clientHeight / 2
}
