import { useState } from 'react'
import { readTheme, showTheme, storeTheme, type Theme } from './themes.ts'

/** Returns the theme, and how to choose another one. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(() => readTheme(localStorage))
  const choose = (chosen: Theme): void => {
    setTheme(chosen)
    storeTheme(localStorage, chosen)
    showTheme(document.documentElement, chosen)
  }
  return [theme, choose]
}
