import { type ThemeMode, type ThemeValues } from '@latchkey/core'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** What `useTheme` gives. */
export interface UseThemeReturnType {
  readonly themeMode: ThemeMode
  /** Values of `--lk-*` properties that the app has set. */
  readonly themeVariables: ThemeValues
  readonly setThemeMode: (mode: ThemeMode) => void
  /** Sets values of `--lk-*` properties; those that are not named keep theirs. */
  readonly setThemeVariables: (variables: ThemeValues) => void
}

/** The look of the modal. */
export function useTheme(): UseThemeReturnType {
  const { theme } = useModalInstance().controllers
  const { mode, variables } = useSelector(theme.store, (state) => state)
  return {
    themeMode: mode,
    themeVariables: variables,
    setThemeMode: theme.setMode,
    setThemeVariables: theme.setVariables,
  }
}
