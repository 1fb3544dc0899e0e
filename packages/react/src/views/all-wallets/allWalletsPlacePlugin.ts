import { definePlace } from '../../internals/places/definePlace.ts'

/** Keeps the search and the position in the list of all wallets while the visitor looks at a wallet. */
export const allWalletsPlacePlugin = /*#__PURE__*/ definePlace({ id: 'allWalletsPlace', start: '' })
