import type { Texts } from '../messages/createTexts.ts'
import type { SeenPlace } from '../seen/SeenState.ts'
import { loadStyles } from './loadStyles.ts'
import type * as views from './mountScreens.tsx'
import type { ScreenStore } from './Screen.ts'

/** The views of the screens, which load apart. */
export interface ScreenViews {
  /** Loads the views before a screen needs them. */
  readonly preload: () => void
}

/**
 * Shows the screens of a store: their views load when the first one is set, so that a frame which only answers stays small.
 *
 * @param parameters.onFailure called if the views cannot be loaded. The next screen tries again.
 */
export function openScreens(parameters: {
  readonly store: ScreenStore
  readonly place: SeenPlace
  /** The tag of the language, unless the theme names one. Default: the browser's. */
  readonly language?: string | undefined
  readonly onFailure: (error: unknown) => void
}): ScreenViews {
  const { language = navigator.language, onFailure, place, store } = parameters
  let isMounted = false
  let loading: Promise<readonly [typeof views, Texts]> | undefined
  const load = (): Promise<readonly [typeof views, Texts]> => {
    loading ??= loadViews(store.getTheme().language ?? language)
    return loading
  }
  const show = async (): Promise<void> => {
    try {
      const [{ mountScreens }, texts] = await load()
      if (isMounted) return
      isMounted = true
      mountScreens({ store, place, texts })
    } catch (error) {
      loading = undefined
      onFailure(error)
    }
  }
  const look = (): void => {
    if (!isMounted && store.get() !== undefined) void show()
  }
  store.subscribe(look)
  look()
  return { preload: () => void load().catch(() => (loading = undefined)) }
}

/** Everything that a screen needs, side by side. */
async function loadViews(language: string): Promise<readonly [typeof views, Texts]> {
  const texts = import('../messages/loadTexts.ts').then(({ loadTexts }) => loadTexts(language))
  const [loaded, spoken] = await Promise.all([import('./mountScreens.tsx'), texts, loadStyles()])
  return [loaded, spoken]
}
