import type { ThemeController } from '../../modal/themeController.ts'
import type { ThemeState } from '../../modal/themeState.ts'
import type { Frame } from './openFrame.ts'

/** Tells the frame how the app looks, and its name, when the frame opens and when the theme changes. */
export interface ThemeSync {
  begin(frame: Pick<Frame, 'request'>): void
  end(): void
}

/** Creates the sync of one modal. */
export function createThemeSync(context: {
  readonly theme: Pick<ThemeController, 'store'>
  /** The app's name, as it presents itself to wallets. */
  readonly name: string
}): ThemeSync {
  const { store } = context.theme
  let stop: () => void = () => undefined
  const end = (): void => stop()
  return {
    end,
    begin: (frame) => {
      end()
      // A frame that does not take the theme works all the same.
      const tellTheme = (): void =>
        void frame.request({ name: 'SYNC_THEME', payload: toFrameTheme(store.getState()) }).catch(() => undefined)
      stop = store.subscribe(tellTheme)
      tellTheme()
      const name = context.name.slice(0, 256) || null
      frame.request({ name: 'SYNC_DAPP_DATA', payload: { name } }).catch(() => undefined)
    },
  }
}

/** The part of a theme that the frame uses. It follows the visitor's system if the app has chosen neither light nor dark. */
function toFrameTheme({ mode, variables }: ThemeState) {
  const themeMode = mode === 'light' || mode === 'dark' ? mode : null
  const read = (token: 'accent' | 'radius-dialog', length: number): string | null => {
    const value = variables[`--lk-${token}`] ?? variables[token]
    const text = typeof value === 'object' ? value[themeMode ?? 'light'] : value
    return text !== undefined && text !== '' && text.length <= length ? text : null
  }
  return { themeMode, accent: read('accent', 64), radius: read('radius-dialog', 16) }
}
