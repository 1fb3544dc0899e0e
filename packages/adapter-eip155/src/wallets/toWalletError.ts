import { ModalError, toWalletError as mapWalletError, walletErrorRules } from '@latchkey/core/adapter'
import type { WalletErrorContext, WalletErrorRule } from '@latchkey/core/adapter'

const { rejected, unrecognizedNetwork, insufficientFunds, unauthorized, unsupported, disconnected, pending } =
  walletErrorRules

/** The order matters: wallets wrap errors in others. */
const rules: readonly WalletErrorRule[] = [
  // 5750: the visitor refused the upgrade of the account that an atomic batch needs.
  { ...rejected, codes: [...rejected.codes, 5750] },
  unrecognizedNetwork,
  {
    codes: [32603],
    text: /invalid chain ?id/i,
    create: (parts, { networkId }) => new ModalError('network.invalidChainId', { ...parts, context: { networkId } }),
  },
  insufficientFunds,
  { codes: [3], text: /execution reverted/i, create: (parts) => new ModalError('transaction.reverted', parts) },
  { names: ['ProviderNotFoundError'], create: (parts) => new ModalError('connection.notInstalled', parts) },
  unauthorized,
  { ...unsupported, codes: [...unsupported.codes, 5700, 5710, 5760] },
  disconnected,
  pending,
]

/** Maps an error of a wallet or a node by the codes of EIP-1193, EIP-1474, EIP-3085, EIP-5792 and CAIP-25. */
export function toWalletError(error: unknown, context: WalletErrorContext): ModalError {
  // 5000 for errors without a code (S8.089).
  return mapWalletError({ error, context, rules, defaultCode: 5000 })
}
