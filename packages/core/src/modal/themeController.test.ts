import { expect, it } from 'vitest'
import { createThemeController } from './themeController.ts'

it('uses the system theme by default, and merges variables', () => {
  const theme = createThemeController({ variables: { '--lk-accent': 'rebeccapurple' } })
  expect(theme.store.getState().mode).toBe('system')
  theme.setMode('dark')
  theme.setVariables({ '--lk-font': 'serif' })
  expect(theme.store.getState()).toEqual({
    mode: 'dark',
    variables: { '--lk-accent': 'rebeccapurple', '--lk-font': 'serif' },
  })
})
