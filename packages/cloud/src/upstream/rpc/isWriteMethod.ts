/**
 * Whether a JSON-RPC method changes a chain, so that sending it twice could execute it twice: `eth_sendRawTransaction`,
 * `eth_sendUserOperation`, Solana's `sendTransaction`, Bitcoin's `sendrawtransaction`.
 */
export function isWriteMethod(method: string): boolean {
  return /(?:^|_)(?:send|submit|broadcast|requestairdrop)/i.test(method)
}
