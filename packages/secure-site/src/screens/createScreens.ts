import type { Screen, ScreenStore, ScreenTheme } from './Screen.ts'

/** The side of the store that the machine uses. */
export interface Screens extends ScreenStore {
  set(screen: Screen | undefined): void
  setTheme(theme: ScreenTheme): void
}

/** What the page is told about the screen. */
export interface ScreenEvents {
  /** Once for a screen, and again when its height changes. */
  readonly show: (shown: { readonly kind: Screen['kind']; readonly height: number }) => void
  readonly hide: () => void
}

/** Screens are as high as the page may make the frame. */
const mostHeight = 4_096

const toKind = ({ kind, reportedAs }: Screen): Screen['kind'] => reportedAs ?? kind

/**
 * Creates the store of the current screen. The page learns that the frame wants to be seen when a screen is set, with the height of the
 * last one until the views have measured.
 */
export function createScreens({ show, hide }: ScreenEvents): Screens {
  const listeners = new Set<() => void>()
  let screen: Screen | undefined
  let theme: ScreenTheme = { mode: undefined, accent: undefined, radius: undefined }
  let height = 480
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  return {
    get: () => screen,
    getTheme: () => theme,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setHeight: (px) => {
      const next = Math.min(Math.max(Math.ceil(px), 0), mostHeight)
      if (!Number.isFinite(next) || next === height) return
      height = next
      if (screen !== undefined) show({ kind: toKind(screen), height })
    },
    set: (next) => {
      const before = screen
      screen = next
      tell()
      if (next === undefined) {
        if (before !== undefined) hide()
      } else if (before === undefined || toKind(next) !== toKind(before)) show({ kind: toKind(next), height })
    },
    setTheme: (next) => {
      theme = next
      tell()
    },
  }
}
