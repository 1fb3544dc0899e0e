/** Presses a link as a visitor does, without the browser following it: gives where it would have led. */
export function pressLink(link: HTMLElement): { readonly href: string; readonly target: string; readonly rel: string } {
  if (!(link instanceof HTMLAnchorElement)) throw new TypeError('This is no link.')
  let isFollowed = false
  const stop = (event: Event): void => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  // Outside of the root that React listens at, so that what it does comes first.
  window.addEventListener('click', stop, { once: true })
  link.click()
  window.removeEventListener('click', stop)
  if (!isFollowed) throw new TypeError('The link was not followed.')
  return { href: link.href, target: link.target, rel: link.rel }
}
