/** Splits a list of methods. */
function listMethods(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** The public actions of viem, the reads of rollups, and the traces by which wallets simulate transactions. */
const eip155 = `
  debug_traceCall debug_traceTransaction trace_call trace_transaction
  eth_blobBaseFee eth_blockNumber eth_call eth_callMany eth_chainId eth_createAccessList eth_estimateGas eth_feeHistory
  eth_gasPrice eth_getBalance eth_getBlockByHash eth_getBlockByNumber eth_getBlockReceipts
  eth_getBlockTransactionCountByHash eth_getBlockTransactionCountByNumber eth_getCode eth_getFilterChanges
  eth_getFilterLogs eth_getLogs eth_getProof eth_getRawTransactionByHash eth_getStorageAt
  eth_getTransactionByBlockHashAndIndex eth_getTransactionByBlockNumberAndIndex eth_getTransactionByHash
  eth_getTransactionCount eth_getTransactionReceipt eth_getUncleByBlockHashAndIndex eth_getUncleByBlockNumberAndIndex
  eth_getUncleCountByBlockHash eth_getUncleCountByBlockNumber eth_maxPriorityFeePerGas eth_newBlockFilter eth_newFilter
  eth_newPendingTransactionFilter eth_protocolVersion eth_sendPrivateTransaction eth_sendRawTransaction
  eth_sendRawTransactionConditional eth_sendRawTransactionSync eth_simulateV1 eth_syncing eth_uninstallFilter
  linea_estimateGas net_listening net_peerCount net_version optimism_outputAtBlock optimism_syncStatus
  rollup_getInfo web3_clientVersion web3_sha3
  zks_L1BatchNumber zks_L1ChainId zks_estimateFee zks_estimateGasL1ToL2 zks_getAllAccountBalances
  zks_getBaseTokenL1Address zks_getBlockDetails zks_getBridgeContracts zks_getBridgehubContract
  zks_getConfirmedTokens zks_getL1BatchBlockRange zks_getL1BatchDetails zks_getL1GasPrice zks_getL2ToL1LogProof
  zks_getL2ToL1MsgProof zks_getMainContract zks_getProof zks_getRawBlockTransactions zks_getTestnetPaymaster
  zks_getTransactionDetails zks_sendRawTransactionWithDetailedOutput
`

/** ERC-4337 (ERC-7769) and paymasters (ERC-7677), with the gas prices that bundlers add. */
const bundler = `
  eth_estimateUserOperationGas eth_getUserOperationByHash eth_getUserOperationReceipt eth_sendUserOperation
  eth_supportedEntryPoints
  pm_getPaymasterAndData pm_getPaymasterData pm_getPaymasterStubData pm_sponsorUserOperation pm_supportedEntryPoints
  pm_validateSponsorshipPolicies
  alchemy_requestGasAndPaymasterAndData alchemy_requestPaymasterAndData biconomy_getGasFeeValues
  pimlico_getSupportedTokens pimlico_getTokenQuotes pimlico_getUserOperationGasPrice pimlico_getUserOperationStatus
  rundler_getMinedUserOperation rundler_getPendingUserOperationBySenderNonce rundler_maxPriorityFeePerGas
  skandha_getGasPrice
`

/** The methods of Solana Kit, and the reads of the Digital Asset Standard. */
const solana = `
  getAccountInfo getBalance getBlock getBlockCommitment getBlockHeight getBlockProduction getBlockTime getBlocks
  getBlocksWithLimit getClusterNodes getEpochInfo getEpochSchedule getFeeForMessage getFirstAvailableBlock
  getGenesisHash getHealth getHighestSnapshotSlot getIdentity getInflationGovernor getInflationRate getInflationReward
  getLargestAccounts getLatestBlockhash getLeaderSchedule getMaxRetransmitSlot getMaxShredInsertSlot
  getMinimumBalanceForRentExemption getMultipleAccounts getProgramAccounts getRecentBlockhash
  getRecentPerformanceSamples getRecentPrioritizationFees getSignatureStatuses getSignaturesForAddress getSlot
  getSlotLeader getSlotLeaders getStakeMinimumDelegation getSupply getTokenAccountBalance getTokenAccountsByDelegate
  getTokenAccountsByOwner getTokenLargestAccounts getTokenSupply getTransaction getTransactionCount
  getTransactionsForAddress getVersion getVoteAccounts isBlockhashValid minimumLedgerSlot sendTransaction
  simulateTransaction
  getAsset getAssetBatch getAssetProof getAssetProofBatch getAssetsByAuthority getAssetsByCreator getAssetsByGroup
  getAssetsByOwner getNftEditions getPriorityFeeEstimate getSignaturesForAsset getTokenAccounts searchAssets
`

/** Bitcoin nodes mix wallet and node methods under one flat list of names. */
const bip122 = `
  decoderawtransaction decodescript estimatesmartfee getbestblockhash getblock getblockchaininfo getblockcount
  getblockfilter getblockhash getblockheader getblockstats getmempoolancestors getmempooldescendants getmempoolentry
  getmempoolinfo getrawmempool getrawtransaction gettxout gettxoutproof sendrawtransaction testmempoolaccept
  validateaddress verifytxoutproof
`

/** What Polkadot-API and polkadot.js ask over HTTP. */
const polkadot = `
  author_pendingExtrinsics author_submitExtrinsic chainSpec_v1_chainName chainSpec_v1_genesisHash
  chainSpec_v1_properties chain_getBlock chain_getBlockHash chain_getFinalizedHead chain_getHeader
  payment_queryFeeDetails payment_queryInfo rpc_methods state_call state_getKeysPaged state_getMetadata
  state_getReadProof state_getRuntimeVersion state_getStorage state_getStorageHash state_getStorageSize
  state_queryStorageAt system_accountNextIndex system_chain system_chainType system_health system_name
  system_properties system_version
`

/** The reads of CometBFT, and its broadcasts of signed transactions. */
const cosmos = `
  abci_info abci_query block block_by_hash block_results block_search blockchain broadcast_tx_async
  broadcast_tx_commit broadcast_tx_sync check_tx commit consensus_params header header_by_hash health
  num_unconfirmed_txs status tx tx_search validators
`

/** What wallets and apps use of the upstreams of each namespace; of bundlers under `bundler`. */
export const openMethods: Readonly<Record<string, ReadonlySet<string>>> = {
  eip155: listMethods(eip155),
  bundler: listMethods(`${bundler} ${eip155}`),
  solana: listMethods(solana),
  bip122: listMethods(bip122),
  polkadot: listMethods(polkadot),
  cosmos: listMethods(cosmos),
}
