import { enMoney } from './money.ts'
import { en } from './opening.ts'
import { enViews } from './views.ts'
import type { LanguageParts } from '../../languageLoaders.ts'
import type { Messages } from '../../Messages.ts'
import { toPseudoMessages } from '../../toPseudoMessages.ts'

/** The pseudo-language `en-XA`: text that stays in plain English did not come from the catalogue. */
export const enPseudo: Messages = /*#__PURE__*/ toPseudoMessages({ ...en, ...enViews, ...enMoney })

/** All of it loads at once. */
export const pseudo: LanguageParts = { opening: enPseudo, views: async () => enPseudo, money: async () => enPseudo }
