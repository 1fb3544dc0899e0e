import { toWalletError as mapWalletError, walletErrorRules } from '@latchkey/core/adapter'
import type { ModalError, WalletErrorContext, WalletErrorRule } from '@latchkey/core/adapter'

const { rejected, unrecognizedNetwork, insufficientFunds, unauthorized, unsupported, disconnected, pending } =
  walletErrorRules

/** The order matters: wallets wrap errors in others. */
const rules: readonly WalletErrorRule[] = [
  {
    ...rejected,
    text: /(user|request|prompt) (was )?(rejected|denied|cancell?ed|declined)|(rejected|cancell?ed) by (the )?user/i,
  },
  { ...unrecognizedNetwork, text: /unrecognized chain|(un|not )supported (network|chain)/i },
  { ...insufficientFunds, text: /insufficient (funds|balance)|not enough (funds|balance)/i },
  { ...unauthorized, text: /not connected|unauthori[sz]ed/i },
  { ...unsupported, codes: [4200, -32_601] },
  disconnected,
  pending,
]

/**
 * Maps an error of a wallet: by the codes of JSON-RPC, EIP-1193 and CAIP-25, which Bitcoin wallets use too, and by messages
 * where there is no code.
 */
export function toWalletError(error: unknown, context: WalletErrorContext): ModalError {
  // 5000 for errors without a code (S8.089).
  return mapWalletError({ error, context, rules, defaultCode: 5000 })
}
