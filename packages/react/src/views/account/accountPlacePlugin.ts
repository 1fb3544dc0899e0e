import type { AccountTab } from '../../internals/AccountTab.ts'
import { definePlace } from '../../internals/places/definePlace.ts'

/** Keeps the selected tab and the position in the account while the visitor looks at something in it. */
export const accountPlacePlugin = /*#__PURE__*/ definePlace<AccountTab>({ id: 'accountPlace', start: 'tokens' })
