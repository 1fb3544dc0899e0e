/**
 * Whether a method controls a node or uses its keys. An upstream may be the operator's own node, which trusts every
 * caller, so no setting opens these.
 */
export function isOwnKeyMethod(method: string): boolean {
  return (
    /^(?:account|admin|clef|clique|db|engine|les|miner|personal|wallet)_/i.test(method) ||
    /^eth_(?:accounts|coinbase|requestAccounts|sendTransaction|sendUnsignedTransaction|sign\w*)$/i.test(method) ||
    /^(?:author_(?:has|insert|rotate)\w*|parity_\w*|system_add\w+Peer|unsafe_\w+|dial_\w+)$/i.test(method) ||
    // Bitcoin's wallet and control methods.
    /^(?:backupwallet|dump\w+|encryptwallet|import\w+|sendmany|sendtoaddress|set\w+|sign\w+|stop|wallet\w+)$/i.test(
      method,
    )
  )
}
