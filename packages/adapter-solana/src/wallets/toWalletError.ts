import { ModalError, toWalletError as mapWalletError, walletErrorRules } from '@latchkey/core/adapter'
import type { WalletErrorContext, WalletErrorRule } from '@latchkey/core/adapter'

const { rejected, insufficientFunds, unauthorized, unsupported, disconnected, pending } = walletErrorRules

/** The order matters: wallets wrap errors in others. The names are those of `@solana/wallet-adapter-base`. */
const rules: readonly WalletErrorRule[] = [
  {
    ...rejected,
    names: ['WalletWindowClosedError'],
    text: /user (rejected|denied|cancell?ed|declined|disapproved)|rejected by (the )?user|(request|approval) (was )?(rejected|denied|declined)/i,
  },
  {
    names: ['WalletNotReadyError', 'WalletLoadError'],
    create: (parts) => new ModalError('connection.notInstalled', parts),
  },
  { ...disconnected, codes: [], names: ['WalletNotConnectedError', 'WalletDisconnectedError'] },
  { names: ['WalletTimeoutError'], create: (parts) => new ModalError('wallet.timeout', parts) },
  { ...unauthorized, codes: [], names: ['WalletAccountError'] },
  { names: ['WalletPublicKeyError'], create: (parts) => new ModalError('wallet.invalidResponse', parts) },
  { ...insufficientFunds, text: /insufficient (funds|lamports)|debit an account but found no record/i },
  {
    text: /blockhash (not found|expired)|block ?height exceeded/i,
    create: (parts) => new ModalError('transaction.expired', parts),
  },
  {
    text: /simulation failed|custom program error/i,
    create: (parts) => new ModalError('transaction.simulationFailed', parts),
  },
  unauthorized,
  unsupported,
  disconnected,
  pending,
]

/**
 * Maps an error of a wallet: by the codes of EIP-1193, which Solana wallets use too, and of CAIP-25, by the error names of
 * `@solana/wallet-adapter-base`, and by messages where there is no code.
 */
export function toWalletError(error: unknown, context: WalletErrorContext): ModalError {
  return mapWalletError({ error, context, rules })
}
