import { enMoney } from './en.money.ts'
import { en } from './en.ts'
import { enViews } from './en.views.ts'
import type { Messages } from './Messages.ts'
import { toPseudoMessages } from './toPseudoMessages.ts'

/** The pseudo-language `en-XA`: text that stays in plain English did not come from the catalogue. */
export const enPseudo: Messages = /*#__PURE__*/ toPseudoMessages({ ...en, ...enViews, ...enMoney })
