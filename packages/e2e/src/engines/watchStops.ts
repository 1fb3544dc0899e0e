/** Records the test ids of the controls that get the focus in the dialog, as `latchkeyStops`. It runs in the page. */
export function watchStops(): string {
  const stops: string[] = []
  Object.assign(globalThis, { latchkeyStops: stops })
  document.querySelector('[data-testid=lk-host]')?.shadowRoot?.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) stops.push(target.getAttribute('data-testid') ?? target.localName)
  })
  return ''
}
