/** Below this width, the dialog is a sheet. */
const sheetQuery = '(max-width: 479.98px)'

/** Distance before a press becomes a drag, in pixels. */
const slop = 4
/** How much of the first move is not added, so that the sheet does not jump: the browser itself waits for some pixels. */
const longestSlop = 40
/** The speed from which a release is a flick, in pixels per millisecond. */
const flickSpeed = 0.5
/** The share of the sheet's height after which a release closes it without a flick. */
const farEnough = 0.4
/** The speed is measured over the last milliseconds of a drag. */
const speedWindow = 100

export interface AttachSheetDragParameters {
  /** Gets `data-dragging`, `--_drag` (pixels down) and `--_pull` (0 to 1) during a drag. */
  readonly dialog: HTMLElement
  /** The dragged element: anywhere by touch while its content is scrolled to the top, else by `[data-handle]`. */
  readonly panel: HTMLElement
  /** Called when the visitor released far or fast enough. If the sheet is not closed then, it springs back. */
  readonly onDismiss: () => void
}

interface Drag {
  readonly pointerId: number
  /** Where the finger went down, then where the slop ended, so that the sheet does not jump by the slop. */
  x: number
  y: number
  isActive: boolean
  moves: readonly Move[]
}

interface Move {
  readonly y: number
  readonly time: number
}

/** Lets a visitor drag the sheet down to close it. Returns a function that ends it. */
export function attachSheetDrag(parameters: AttachSheetDragParameters): () => void {
  const { dialog: frame, panel: sheet, onDismiss: dismiss } = parameters
  const window = sheet.ownerDocument.defaultView
  if (!window) return () => undefined
  let drag: Drag | undefined

  const start = (event: PointerEvent): void => {
    if (drag !== undefined || !event.isPrimary || event.button !== 0 || !window.matchMedia(sheetQuery).matches) return
    if (!canDrag({ event, sheet })) return
    drag = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, isActive: false, moves: [] }
  }
  const move = (event: PointerEvent): void => {
    if (drag === undefined || event.pointerId !== drag.pointerId) return
    if (!drag.isActive) {
      const across = Math.abs(event.clientX - drag.x)
      const down = event.clientY - drag.y
      if (Math.max(across, Math.abs(down)) < slop) return
      if (down <= across) return end()
      drag.isActive = true
      // On a busy machine, the first move can be the whole drag.
      drag.y = Math.min(event.clientY, drag.y + longestSlop)
      sheet.setPointerCapture(event.pointerId)
      frame.dataset['dragging'] = ''
    }
    const time = event.timeStamp
    drag.moves = [...drag.moves.filter((earlier) => time - earlier.time < speedWindow), { y: event.clientY, time }]
    const offset = event.clientY - drag.y
    // Upwards it moves only a little, like rubber.
    frame.style.setProperty('--_drag', `${offset < 0 ? Math.max(offset / 8, -12) : offset}px`)
    frame.style.setProperty('--_pull', String(Math.min(1, Math.max(0, offset / sheet.offsetHeight))))
  }
  const release = (event: PointerEvent): void => {
    if (drag === undefined || event.pointerId !== drag.pointerId) return
    const { isActive, moves, y } = drag
    if (isActive) {
      const speed = getSpeed({ moves, time: event.timeStamp })
      const offset = event.clientY - y
      if (speed > flickSpeed || (offset > sheet.offsetHeight * farEnough && speed > -flickSpeed)) dismiss()
    }
    end()
  }
  const end = (): void => {
    drag = undefined
    delete frame.dataset['dragging']
    frame.style.removeProperty('--_drag')
    frame.style.removeProperty('--_pull')
  }
  const cancel = (event: PointerEvent): void => {
    if (event.pointerId === drag?.pointerId) end()
  }
  // Unless the first touch moves are prevented, the browser treats the gesture as scrolling and cancels the pointer.
  const keep = (event: TouchEvent): void => {
    const touch = event.touches[0]
    if (drag === undefined || touch === undefined || !event.cancelable) return
    const down = touch.clientY - drag.y
    if (drag.isActive || down > Math.abs(touch.clientX - drag.x)) event.preventDefault()
  }

  const listening = new AbortController()
  const { signal } = listening
  sheet.addEventListener('pointerdown', start, { signal })
  sheet.addEventListener('pointermove', move, { signal })
  sheet.addEventListener('pointerup', release, { signal })
  sheet.addEventListener('pointercancel', cancel, { signal })
  sheet.addEventListener('touchmove', keep, { signal, passive: false })
  return () => {
    listening.abort()
    end()
  }
}

interface CanDragParameters {
  readonly event: PointerEvent
  readonly sheet: HTMLElement
}

/** Fields never start a drag; content does not with a mouse (it selects text), nor while it can scroll up. */
function canDrag({ event, sheet }: CanDragParameters): boolean {
  const { target, pointerType } = event
  const window = sheet.ownerDocument.defaultView
  if (window === null || !(target instanceof window.Element)) return false
  if (target.closest('[data-handle]')) return true
  if (pointerType === 'mouse' || target.closest('input, textarea, select')) return false
  for (let element: Element | null = target; element !== null && element !== sheet; element = element.parentElement) {
    if (element.scrollTop > 0) return false
  }
  return true
}

interface GetSpeedParameters {
  readonly moves: readonly Move[]
  readonly time: number
}

/** Downward speed in pixels per millisecond; zero if the finger rested before the release. */
function getSpeed({ moves, time }: GetSpeedParameters): number {
  const recent = moves.filter((earlier) => time - earlier.time < speedWindow)
  const [first, last] = [recent[0], recent.at(-1)]
  if (first === undefined || last === undefined || time === first.time) return 0
  return (last.y - first.y) / (time - first.time)
}
