import { parseCaipNetworkId, type CaipNetworkId } from '@latchkey/protocol/caip'

/** Methods with which a node is run, not used. */
const closed =
  /^(?:admin|clique|engine|les|miner|personal)_|^(?:author_insertKey|author_rotateKeys|system_add\w+Peer)$/i

/** Of a Bitcoin node, which has wallet and node methods under the same names, only what everybody may ask. */
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
 * Whether a method may be asked through the cloud. An upstream may be the operator's own node, which trusts whoever
 * reaches it; what starts, stops or steers a node is not for visitors.
 */
export function isOpenMethod(parameters: { readonly chainId: CaipNetworkId; readonly method: string }): boolean {
  const { chainId, method } = parameters
  if (parseCaipNetworkId(chainId)?.namespace === 'bip122') return bitcoin.has(method)
  return !closed.test(method)
}
