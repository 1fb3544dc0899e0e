import { parseCaipNetworkId, type CaipNetworkId } from '@latchkey/protocol/caip'

/** Methods that control a node. */
const closed =
  /^(?:admin|clique|engine|les|miner|personal)_|^(?:author_insertKey|author_rotateKeys|system_add\w+Peer)$/i

/** Bitcoin nodes mix wallet and node methods, so only these are allowed. */
const bitcoin: ReadonlySet<string> = new Set([
  'decoderawtransaction',
  'decodescript',
  'estimatesmartfee',
  'getbestblockhash',
  'getblock',
  'getblockchaininfo',
  'getblockcount',
  'getblockfilter',
  'getblockhash',
  'getblockheader',
  'getblockstats',
  'getmempoolancestors',
  'getmempooldescendants',
  'getmempoolentry',
  'getmempoolinfo',
  'getrawmempool',
  'getrawtransaction',
  'gettxout',
  'gettxoutproof',
  'sendrawtransaction',
  'testmempoolaccept',
  'validateaddress',
  'verifytxoutproof',
])

/**
 * Whether visitors may call a method through the cloud. An upstream may be the operator's own node, which trusts
 * everyone who reaches it, so methods that control a node are blocked.
 */
export function isOpenMethod(parameters: { readonly chainId: CaipNetworkId; readonly method: string }): boolean {
  const { chainId, method } = parameters
  if (parseCaipNetworkId(chainId)?.namespace === 'bip122') return bitcoin.has(method)
  return !closed.test(method)
}
