/**
 * Lets the next press of the mouse reach only the element that `findInPage` located last, and records as `latchkeyPress`
 * whether it `reached` the element or `missed` it. A view may grow after it was at rest, and a press that misses must have no
 * effect, so that it can be repeated. It runs in the page.
 */
export function guardPress(): string {
  // Ends the guard of an earlier press.
  dispatchEvent(new Event('latchkeyguard'))
  const end = new AbortController()
  const { signal } = end
  addEventListener('latchkeyguard', () => end.abort(), { signal })
  const target: unknown = Reflect.get(globalThis, 'latchkeyTarget')
  const record = (latchkeyPress: string) => Object.assign(globalThis, { latchkeyPress })
  let isMissed = false
  const check = (event: Event): void => {
    isMissed ||= !event.composedPath().some((element) => element === target)
    if (isMissed) {
      event.stopImmediatePropagation()
      event.preventDefault()
    }
    // Not every press that misses ends in a click.
    if (isMissed && event.type === 'pointerup') record('missed')
    if (event.type !== 'click') return
    record(isMissed ? 'missed' : 'reached')
    end.abort()
  }
  record('')
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(type, check, { capture: true, signal })
  return ''
}
