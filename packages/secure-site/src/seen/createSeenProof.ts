import { canTellVisibility } from './canTellVisibility.ts'
import { judgeSeen } from './judgeSeen.ts'
import { type PointerPlace, type SeenEvent, type SeenPhase, type SeenPlace, startSeen } from './SeenState.ts'
import { stepSeen } from './stepSeen.ts'

/** The proof that the visitor has seen a screen before a press counts. */
export interface SeenProof {
  readonly phase: () => SeenPhase
  /** Reports that the visitor has seen the end of what scrolls, and accepted every danger that is named. */
  readonly setComplete: (isComplete: boolean) => void
  readonly stop: () => void
}

interface VisibilityInit extends IntersectionObserverInit {
  readonly trackVisibility: boolean
  readonly delay: number
}

/** In ms: how often a new sample is taken, and the least delay that browsers allow. */
const times = { sample: 50, delay: 100 }

/** Browsers round the size of what they show. */
const wholeRatio = 0.99

/**
 * Watches a screen and its button: a press counts only if it is one by the visitor, and the whole screen has been visible, still and
 * focused before. A frame asks Intersection Observer v2, which says that no page covers, moves or distorts it. The frame of a trusted app
 * asks only whether the whole screen is in view.
 *
 * @param parameters.onChange called when the phase may have changed.
 * @param parameters.onApprove called once, by a press that counts.
 */
export function createSeenProof(parameters: {
  readonly screen: Element
  /** Approve, while there is one. */
  readonly getButton: () => Element | null
  readonly place: SeenPlace
  /** Where the pointer was last, which a mouse that rests between two requests does not tell again. The proof keeps it up to date. */
  readonly pointer: { current: PointerPlace | undefined }
  readonly onChange: (phase: SeenPhase) => void
  readonly onApprove: () => void
}): SeenProof {
  const { getButton, onApprove, onChange, place, pointer, screen } = parameters
  const end = new AbortController()
  const { signal } = end
  const asksVisibility = place === 'frame'
  const isSupported = !asksVisibility || canTellVisibility()
  let state = { ...startSeen({ place, isSupported, startedAt: performance.now() }), pointer: pointer.current }
  let phase = judgeSeen(state, performance.now())
  let rects = ''

  const look = (): void => {
    const next = judgeSeen(state, performance.now())
    if (next === phase) return
    phase = next
    onChange(phase)
  }
  const tell = (event: SeenEvent): void => {
    if (signal.aborted) return
    state = stepSeen(state, event)
    pointer.current = state.pointer
    look()
    if (!state.isApproved) return
    stop()
    onApprove()
  }
  const now = (): number => performance.now()

  const measure = (): void => {
    const next = [screen, getButton()].map((each) => each && toText(each.getBoundingClientRect())).join(' ')
    if (rects !== '' && rects !== next) tell({ kind: 'moved', at: now() })
    rects = next
  }
  const sample = (entries: readonly IntersectionObserverEntry[]): void => {
    measure()
    for (const entry of entries) {
      const isClear = !asksVisibility || ('isVisible' in entry && entry.isVisible === true)
      tell({ kind: 'sample', at: entry.time, isVisible: isClear && entry.intersectionRatio >= wholeRatio })
    }
  }
  const threshold = [0, wholeRatio, 1]
  const options: VisibilityInit = { threshold, trackVisibility: asksVisibility, delay: times.delay }
  const observers = place !== 'window' && isSupported ? [0, 1].map(() => new IntersectionObserver(sample, options)) : []
  for (const observer of observers) observer.observe(screen)
  const timer = setInterval(() => {
    // Observed anew, an element is looked at again though nothing seems to have changed. The first observer hears of every change.
    observers[1]?.unobserve(screen)
    observers[1]?.observe(screen)
    measure()
    look()
  }, times.sample)

  const stop = (): void => {
    end.abort()
    clearInterval(timer)
    for (const observer of observers) observer.disconnect()
  }

  const focus = (): void => tell({ kind: 'focus', at: now(), isFocused: document.hasFocus() })
  const tab = (): void => tell({ kind: 'tab', at: now(), isVisible: document.visibilityState === 'visible' })
  const point = (event: PointerEvent): void => {
    if (event.isTrusted)
      tell({ kind: 'point', at: now(), place: toPlace(event), isMouse: event.pointerType !== 'touch' })
  }
  const listening = { capture: true, passive: true, signal }
  // Those of the window only: elements have events of the same names.
  window.addEventListener('focus', focus, { signal })
  window.addEventListener('blur', () => tell({ kind: 'focus', at: now(), isFocused: false }), { signal })
  window.addEventListener('resize', () => tell({ kind: 'moved', at: now() }), listening)
  document.addEventListener('visibilitychange', tab, listening)
  document.addEventListener('pointermove', point, listening)
  document.addEventListener('pointerover', point, listening)
  document.documentElement.addEventListener('pointerleave', () => tell({ kind: 'leave', at: now() }), { signal })
  document.addEventListener(
    'pointerdown',
    (event) => {
      point(event)
      tell({ kind: 'down', at: now() })
    },
    listening,
  )
  document.addEventListener('keydown', ({ repeat }) => tell({ kind: 'key', at: now(), isRepeat: repeat }), listening)
  screen.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Node) || getButton()?.contains(event.target) !== true) return
      const count = event instanceof MouseEvent ? event.detail : 0
      tell({ kind: 'click', at: now(), isTrusted: event.isTrusted, count })
    },
    { signal },
  )
  focus()
  tab()
  return { phase: () => phase, setComplete: (isComplete) => tell({ kind: 'complete', at: now(), isComplete }), stop }
}

function toText({ height, left, top, width }: DOMRect): string {
  return [left, top, width, height].map((each) => Math.round(each * 2)).join(',')
}

function toPlace({ clientX, clientY, screenX, screenY }: PointerEvent): PointerPlace {
  return { clientX, clientY, screenX, screenY }
}
