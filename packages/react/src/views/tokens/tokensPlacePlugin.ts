import { definePlace } from '../../internals/places/definePlace.ts'
import { firstTokenListChoice } from '../../internals/tokens/TokenList.tsx'

/** Keeps what the visitor has chosen to see of the tokens while they look at one of them. */
export const tokensPlacePlugin = /*#__PURE__*/ definePlace({ id: 'tokensPlace', start: firstTokenListChoice })
