/** Methods that need an approval, by the namespace of their networks. */
const methods = {
  eip155: [
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_sendCalls',
    'wallet_showCallsStatus',
    'eth_sendUserOperation',
  ],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
} as const

/** Whether the wallet answers a method that needs an approval on a network. */
export function isApprovable(method: string, networkId: string): boolean {
  const known: readonly string[] = networkId.startsWith('solana:') ? methods.solana : methods.eip155
  return known.includes(method)
}
