import { matchesQuery } from '../../ui/matchesQuery.ts'
import { NoMatch } from './NoMatch.tsx'
import { WalletGroups } from './WalletGroups.tsx'
import { WalletSearch } from './WalletSearch.tsx'

/** What only a long list of wallets needs, or one with groups of the app. One module, so that it is published as one file. */
export const walletListParts = { matchesQuery, NoMatch, WalletGroups, WalletSearch }
