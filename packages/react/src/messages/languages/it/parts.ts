import type { LanguageParts } from '../../languageLoaders.ts'
import { opening } from './opening.ts'

export const parts: LanguageParts = {
  opening,
  views: async () => (await import('./views.ts')).views,
  money: async () => (await import('./money.ts')).money,
}
