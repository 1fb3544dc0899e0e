import type { Screen, ScreenStore, ScreenTheme } from '../Screen.ts'

/** A store of one screen, for tests and the gallery. */
export function createSceneStore(first: Screen): ScreenStore & {
  set(screen: Screen | undefined): void
  setTheme(theme: ScreenTheme): void
  readonly heights: readonly number[]
} {
  const listeners = new Set<() => void>()
  const heights: number[] = []
  let screen: Screen | undefined = first
  let theme: ScreenTheme = { mode: undefined, accent: undefined, radius: undefined }
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  return {
    heights,
    get: () => screen,
    getTheme: () => theme,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setHeight: (px) => heights.push(px),
    set: (next) => {
      screen = next
      tell()
    },
    setTheme: (next) => {
      theme = next
      tell()
    },
  }
}
