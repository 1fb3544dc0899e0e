import { createModal, type ThemeToken, type ThemeValues } from '@latchkey/core'
import type { tokens } from './tokens.ts'

type Groups = typeof tokens
type TokenName = { [group in keyof Groups]: keyof Groups[group] }[keyof Groups]

// The option knows every token, and no other name.
type IsSame<one, other> = [one] extends [other] ? ([other] extends [one] ? true : false) : false
true satisfies IsSame<TokenName, ThemeToken>

export const variables: ThemeValues = { accent: { light: '#7a2fe0', dark: '#c9a6ff' }, '--lk-radius-dialog': '16px' }
createModal({ adapters: [], networks: [], themeVariables: { bg: '#fff', '--lk-ink-2': { dark: '#000' } } })
// @ts-expect-error -- not a token
createModal({ adapters: [], networks: [], themeVariables: { acent: '#fff' } })
// @ts-expect-error -- not a token
createModal({ adapters: [], networks: [], themeVariables: { '--lk-radius': '8px' } })
// @ts-expect-error -- not a text
createModal({ adapters: [], networks: [], themeVariables: { accent: 5 } })
