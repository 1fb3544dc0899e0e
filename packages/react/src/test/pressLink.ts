/** Presses a link without letting the browser follow it, and returns its target. */
export function pressLink(link: HTMLElement): { readonly href: string; readonly target: string; readonly rel: string } {
  if (!(link instanceof HTMLAnchorElement)) throw new TypeError('This is not a link.')
  let isFollowed = false
  const stop = (event: Event): void => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  // Outside the root on which React listens, so that React handles the event first.
  window.addEventListener('click', stop, { once: true })
  link.click()
  window.removeEventListener('click', stop)
  if (!isFollowed) throw new TypeError('The link was not followed.')
  return { href: link.href, target: link.target, rel: link.rel }
}
