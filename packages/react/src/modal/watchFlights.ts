import { onNextFrame } from './onNextFrame.ts'

const target = '.lk-ring .lk-picture, .lk-status-media > .lk-picture'
const duration = 280
const easing = 'cubic-bezier(0.3, 0, 0.1, 1)'

/**
 * Lets the picture of a wallet that the visitor chooses fly from its row to its place in the next view, unless the visitor
 * prefers less motion. Returns a function that ends it.
 *
 * @param root the shadow root of the modal.
 */
export function watchFlights(root: ShadowRoot): () => void {
  let row: Element | null = null
  const onClick = (event: Event): void => {
    row = event.target instanceof Element ? event.target.closest('[data-lk-item]') : null
  }
  const observer = new MutationObserver((changes) => {
    const hasEntered = changes.some(({ addedNodes }) =>
      [...addedNodes].some((node) => node instanceof Element && node.matches('.lk-view')),
    )
    if (!hasEntered || row === null) return
    const chosen = row
    row = null
    onNextFrame(() => flyPicture(chosen))
  })
  root.addEventListener('click', onClick)
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    root.removeEventListener('click', onClick)
    observer.disconnect()
  }
}

function flyPicture(row: Element): void {
  const panel = row.closest<HTMLElement>('.lk-panel')
  const entering = panel?.querySelector('.lk-view:not([data-to])')
  const leaving = row.closest('.lk-view[data-to="next"]')
  const from = row.querySelector<HTMLElement>('.lk-picture')
  const to = entering?.querySelector<HTMLElement>(target)
  if (!panel || !leaving || !entering || !from || !to) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const start = toPlace({ picture: from, view: leaving, panel })
  const end = toPlace({ picture: to, view: entering, panel })
  const flyer = to.cloneNode(true)
  if (!(flyer instanceof HTMLElement)) return
  flyer.classList.add('lk-flyer')
  const { style } = flyer
  style.position = 'absolute'
  style.left = `${end.x}px`
  style.top = `${end.y}px`
  style.transformOrigin = '0 0'
  style.pointerEvents = 'none'
  panel.querySelector('.lk-clip')?.append(flyer)
  const flight = flyer.animate(
    [
      { transform: `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${start.width / end.width})` },
      { transform: 'none' },
    ],
    { duration, easing, fill: 'backwards' },
  )
  for (const picture of [from, to]) picture.animate({ opacity: [0, 0] }, { duration })
  const land = (): void => flyer.remove()
  flight.finished.then(land, land)
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** The place of a picture in the panel once its view is at rest: views come and go sideways. */
function toPlace(parameters: { readonly picture: Element; readonly view: Element; readonly panel: Element }): Place {
  const [picture, view, panel] = [parameters.picture, parameters.view, parameters.panel].map((element) =>
    element.getBoundingClientRect(),
  )
  if (!picture || !view || !panel) return { x: 0, y: 0, width: 1 }
  return { x: picture.left - view.left, y: picture.top - panel.top, width: picture.width }
}
