import type { FoundWallet } from '../discovery/types.ts'
import { fromLeather } from './links/fromLeather.ts'
import { fromOkx } from './links/fromOkx.ts'
import { fromSats } from './links/fromSats.ts'
import { fromStandard } from './links/fromStandard.ts'
import { fromUnisat } from './links/fromUnisat.ts'
import type { LinkContext, WalletLink } from './links/types.ts'

const makers = {
  standard: fromStandard,
  sats: fromSats,
  leather: fromLeather,
  unisat: fromUnisat,
  okx: fromOkx,
} satisfies Record<FoundWallet['kind'], (wallet: object, context: LinkContext) => WalletLink>

/** Makes the way to a wallet of the page, by the interface that it speaks. */
export function createLink({ kind, wallet }: FoundWallet, context: LinkContext): WalletLink {
  return makers[kind](wallet, context)
}
