/** Error codes of wallets: EIP-1193, EIP-1474, EIP-3085 and EIP-3326, and those of the specification (S8.088 to S8.090). */
export const providerErrorCodes = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unrecognizedChain: 4902,
  /** What an error without a code counts as. */
  default: 5000,
  invalidChainId: 32603,
  requestPending: -32002,
  methodNotFound: -32601,
} as const
