import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import type { ThemeMode, ThemeValues } from '../options/ThemeValues.ts'
import type { ThemeState } from './themeState.ts'

/** The app's theme settings. The interface applies them to the page. */
export interface ThemeController {
  readonly store: ReadableStore<ThemeState>
  setMode(mode: ThemeMode): void
  /** Sets values of `--lk-*` properties and keeps all others. */
  setVariables(variables: ThemeValues): void
}

/** Creates the theme controller of one modal. */
export function createThemeController(context: {
  readonly mode?: ThemeMode | undefined
  readonly variables?: ThemeValues | undefined
}): ThemeController {
  const store = createStore<ThemeState>({ mode: context.mode ?? 'system', variables: context.variables ?? {} })
  return {
    store,
    setMode: (mode) => store.patch({ mode }),
    setVariables: (variables) => store.set((state) => ({ ...state, variables: { ...state.variables, ...variables } })),
  }
}
