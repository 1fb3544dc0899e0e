import type { ConnectedWallet, WalletContext } from './ConnectedWallet.ts'
import { fromLeather } from './kinds/fromLeather.ts'
import { fromOkx } from './kinds/fromOkx.ts'
import { fromSats } from './kinds/fromSats.ts'
import { fromStandard } from './kinds/fromStandard.ts'
import { fromUnisat } from './kinds/fromUnisat.ts'
import type { FoundWallet } from './types.ts'

const kinds = {
  standard: fromStandard,
  sats: fromSats,
  leather: fromLeather,
  unisat: fromUnisat,
  okx: fromOkx,
} satisfies Record<FoundWallet['kind'], (wallet: object, context: WalletContext) => ConnectedWallet>

/** Wraps a wallet of the page according to its interface. Does not call the wallet. */
export function openWallet({ kind, wallet }: FoundWallet, context: WalletContext): ConnectedWallet {
  return kinds[kind](wallet, context)
}
