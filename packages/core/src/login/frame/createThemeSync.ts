import { watchPageLanguage } from '../../kernel/ports/watchPageLanguage.ts'
import type { ThemeController } from '../../modal/themeController.ts'
import type { ThemeState } from '../../modal/themeState.ts'
import type { OptionsController } from '../../options/optionsController.ts'
import type { Frame } from './openFrame.ts'

/** Tells the frame how the app looks, its language and its name, when the frame opens and when one of the first two changes. */
export interface ThemeSync {
  begin(frame: Pick<Frame, 'request'>): void
  end(): void
}

/** Creates the sync of one modal. */
export function createThemeSync(context: {
  readonly theme: Pick<ThemeController, 'store'>
  readonly options: Pick<OptionsController, 'store'>
  /** The app's name, as it presents itself to wallets. */
  readonly name: string
}): ThemeSync {
  const { options, theme } = context
  let stops: readonly (() => void)[] = []
  const end = (): void => {
    for (const stop of stops) stop()
    stops = []
  }
  return {
    end,
    begin: (frame) => {
      end()
      let pageLanguage = ''
      let told = ''
      const tell = (): void => {
        const language = toTag(options.store.getState().locale ?? pageLanguage)
        const payload = { ...toFrameTheme(theme.store.getState()), language }
        const text = JSON.stringify(payload)
        if (text === told) return
        told = text
        // A frame that does not take the theme works anyway.
        void frame.request({ name: 'SYNC_THEME', payload }).catch(() => undefined)
      }
      const followPage = watchPageLanguage((tag) => {
        pageLanguage = tag
        tell()
      })
      stops = [theme.store.subscribe(tell), options.store.subscribe(tell), followPage]
      // Without a page, nothing has been told yet.
      tell()
      const name = context.name.slice(0, 256) || null
      frame.request({ name: 'SYNC_DAPP_DATA', payload: { name } }).catch(() => undefined)
    },
  }
}

/** A tag that is too long to be one is left out. */
function toTag(tag: string): string | null {
  return tag !== '' && tag.length <= 35 ? tag : null
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
