/** The methods that read only. The chain answers them without the visitor. */
const readMethods = [
  'eth_accounts',
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_requestAccounts',
  'eth_syncing',
  'eth_uninstallFilter',
  'net_version',
  'wallet_getAssets',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'web3_clientVersion',
] as const

/** The methods that the embedded wallet answers. Any other method is refused with error 4200. */
export const rpcMethods = {
  /** Answered without the visitor, and kept when open requests are rejected. */
  safe: [...readMethods, 'eth_sendRawTransaction'],
  /** Need the visitor's approval, and end when open requests are rejected. */
  unsafe: [
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
    'wallet_sendCalls',
    'wallet_showCallsStatus',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'eth_sendUserOperation',
  ],
} as const

/** A method that the embedded wallet answers. */
export type EmbeddedRpcMethod = (typeof rpcMethods)['safe' | 'unsafe'][number]

/** Tells how the embedded wallet treats a method: exact names only, because nodes tell `eth_Sign` from `eth_sign` too. */
export function classifyRpcMethod(method: string): 'safe' | 'unsafe' | 'unknown' {
  if (rpcMethods.safe.some((known) => known === method)) return 'safe'
  return rpcMethods.unsafe.some((known) => known === method) ? 'unsafe' : 'unknown'
}
