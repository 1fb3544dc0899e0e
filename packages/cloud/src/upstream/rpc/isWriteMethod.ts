/**
 * Whether a JSON-RPC method changes a chain, so that sending it twice could do twice what was asked once:
 * `eth_sendRawTransaction`, `eth_sendUserOperation`, Solana's `sendTransaction`, Bitcoin's `sendrawtransaction`.
 */
export function isWriteMethod(method: string): boolean {
  return /(?:^|_)(?:send|submit|broadcast|requestairdrop)/i.test(method)
}
