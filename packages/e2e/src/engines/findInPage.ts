/**
 * Answers a question with a text, which is empty if there is no answer, about the element with a test id, the button with a text, or the `heading` of the dialog, in open shadow
 * trees too. It runs in the page, so it uses nothing but its arguments.
 *
 * - `place`: the centre of the element as `x y`, if it is visible, at rest and not covered; `guardPress` reads the element
 * - `text`: its text
 * - `view`: the view of the open dialog
 * - `focus`: what has the focus in the whole page
 * - `stops`: what `watchStops` has recorded
 * - `press`: whether the press that `guardPress` has watched `reached` its element or `missed` it
 * - `faults`: what the page complained of
 */
export function findInPage(question: string, target: string): string {
  const isMeant = (element: Element): boolean =>
    element.getAttribute('data-testid') === target ||
    (element.localName === 'button' && element.textContent === target) ||
    (target === 'heading' && element.matches('[data-testid="lk-modal"] h2'))
  const find = (root: Document | ShadowRoot): Element | undefined => {
    for (const element of root.querySelectorAll('*')) {
      const found = isMeant(element) ? element : element.shadowRoot ? find(element.shadowRoot) : undefined
      if (found) return found
    }
    return undefined
  }
  const follow = (next: (root: Document | ShadowRoot) => Element | null): Element | null => {
    let element = next(document)
    while (element?.shadowRoot) {
      const inner = next(element.shadowRoot)
      if (inner === null || inner === element) break
      element = inner
    }
    return element
  }

  if (question === 'focus') {
    const focused = follow((root) => root.activeElement)
    if (focused === null || focused === document.body) return 'page'
    const name = focused.getAttribute('data-testid')
    return name ?? (focused.matches('h1, h2') ? 'heading' : `${focused.localName}.${focused.className}`)
  }
  if (question === 'stops') {
    const stops: unknown = Reflect.get(globalThis, 'latchkeyStops')
    return Array.isArray(stops) ? stops.join(' ') : ''
  }
  if (question === 'press') return String(Reflect.get(globalThis, 'latchkeyPress'))
  if (question === 'faults') {
    const faults: unknown = Reflect.get(globalThis, 'latchkeyFaults')
    return Array.isArray(faults) ? faults.join('\n\n') : 'the page keeps no record'
  }
  const element = find(document)
  if (element === undefined) return ''
  if (question === 'text') return element.textContent
  if (question === 'view') return element.getAttribute('data-view') ?? ''
  // An endless animation, such as that of a placeholder, moves nothing.
  const root = element.getRootNode()
  const animations = root instanceof ShadowRoot ? root.getAnimations() : document.getAnimations()
  const isMoving = animations.some(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false
    const isEndless = effect.getComputedTiming().iterations === Infinity
    return !isEndless && effect.target?.contains(element)
  })
  if (isMoving) return ''
  Object.assign(globalThis, { latchkeyTarget: element })
  element.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = follow((root) => root.elementFromPoint(x, y))
  return width > 0 && hit !== null && (element === hit || element.contains(hit)) ? `${x} ${y}` : ''
}
