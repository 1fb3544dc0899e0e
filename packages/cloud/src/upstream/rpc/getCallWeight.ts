/** Methods that read many blocks or accounts. */
const heavy: ReadonlySet<string> = new Set([
  'eth_createAccessList',
  'eth_getBlockReceipts',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_simulateV1',
  'getBlock',
  'getBlockProduction',
  'getLeaderSchedule',
  'getTokenAccountsByDelegate',
  'getTokenAccountsByOwner',
  'getVoteAccounts',
  'block_search',
  'state_getKeysPaged',
  'state_getMetadata',
  'tx_search',
])

/** Methods that scan all accounts. */
const heaviest: ReadonlySet<string> = new Set(['getLargestAccounts', 'getProgramAccounts', 'getSupply', 'searchAssets'])

/** As how many calls a call counts. Providers charge similar multiples. */
export function getCallWeight(method: string): number {
  if (heaviest.has(method) || /^(?:debug_)?trace/.test(method)) return 50
  // A sponsored operation costs the operator gas.
  return heavy.has(method) || /^(?:pm|alchemy)_/.test(method) ? 10 : 1
}
