import { type ThemeMode, type ThemeValues } from '@latchkey/core'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useTheme`. */
export interface UseThemeReturnType {
  readonly themeMode: ThemeMode
  /** The app's values for `--lk-*` properties. */
  readonly themeVariables: ThemeValues
  readonly setThemeMode: (mode: ThemeMode) => void
  /** Sets values of `--lk-*` properties; all others keep theirs. */
  readonly setThemeVariables: (variables: ThemeValues) => void
}

/**
 * Reads and sets the modal's theme.
 *
 * @example
 * ```tsx
 * function DarkMode() {
 *   const { themeMode, setThemeMode } = useTheme()
 *   const isDark = themeMode === 'dark'
 *   return (
 *     <button type="button" aria-pressed={isDark} onClick={() => setThemeMode(isDark ? 'light' : 'dark')}>
 *       Dark
 *     </button>
 *   )
 * }
 * ```
 */
export function useTheme(): UseThemeReturnType {
  const { theme } = useModalInstance('useTheme').controllers
  const { mode, variables } = useSelector(theme.store, (state) => state)
  return {
    themeMode: mode,
    themeVariables: variables,
    setThemeMode: theme.setMode,
    setThemeVariables: theme.setVariables,
  }
}
