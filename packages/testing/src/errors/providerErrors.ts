/**
 * The errors of this package's wallets, with their codes and default messages.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193#provider-errors
 * @see https://eips.ethereum.org/EIPS/eip-1474#error-codes
 * @see https://eips.ethereum.org/EIPS/eip-5792#error-codes
 * @example
 * ```ts
 * import { providerErrors } from '@latchkey/testing'
 *
 * const isDeclined = (code: number) => code === providerErrors.userRejected.code
 * ```
 */
export const providerErrors = {
  userRejected: { code: 4001, message: 'User rejected the request.' },
  unauthorized: {
    code: 4100,
    message: 'The requested method and/or account has not been authorized by the user.',
  },
  unsupportedMethod: { code: 4200, message: 'The wallet does not support the requested method.' },
  disconnected: { code: 4900, message: 'The wallet is disconnected from all chains.' },
  chainDisconnected: { code: 4901, message: 'The wallet is not connected to the requested chain.' },
  unrecognizedChain: { code: 4902, message: 'Unrecognized chain ID. Add it with wallet_addEthereumChain first.' },
  unsupportedCapability: { code: 5700, message: 'The wallet does not support a capability that is not optional.' },
  unsupportedChain: { code: 5710, message: 'The wallet does not support the chain of this batch.' },
  duplicateBatch: { code: 5720, message: 'There is already a batch with this id.' },
  unknownBatch: { code: 5730, message: 'No batch with this id was found.' },
  batchTooLarge: { code: 5740, message: 'The batch has too many calls.' },
  upgradeRejected: { code: 5750, message: 'The user rejected the upgrade of the account for an atomic batch.' },
  atomicityNotSupported: { code: 5760, message: 'The wallet cannot execute a batch atomically.' },
  invalidRequest: { code: -32600, message: 'The request is not a valid request object.' },
  invalidParams: { code: -32602, message: 'Invalid parameters.' },
  internal: { code: -32603, message: 'Internal error.' },
  requestPending: { code: -32002, message: 'A request is already waiting in the wallet. Please open it.' },
} as const

/** The name of an error in {@link providerErrors}. */
export type ProviderErrorName = keyof typeof providerErrors
