import { describe, expect, it } from 'vitest'
import { classifyRpcMethod } from './rpcMethods.ts'

const reads =
  `accounts blockNumber call chainId estimateGas feeHistory gasPrice getBalance getBlockByHash getBlockByNumber
  getBlockTransactionCountByHash getBlockTransactionCountByNumber getCode getFilterChanges getFilterLogs getLogs getProof getStorageAt
  getTransactionByBlockHashAndIndex getTransactionByHash getTransactionCount getTransactionReceipt
  getUncleCountByBlockHash getUncleCountByBlockNumber maxPriorityFeePerGas newBlockFilter newFilter
  newPendingTransactionFilter syncing uninstallFilter`
    .split(/\s+/)
    .map((name) => `eth_${name}`)

describe('a method of the embedded wallet', () => {
  it.each([
    ...reads,
    'net_version',
    'web3_clientVersion',
    'wallet_getCapabilities',
    'wallet_getCallsStatus',
    'wallet_getAssets',
  ])('that only reads is safe: %s [S5.014]', (method) => {
    expect(classifyRpcMethod(method)).toBe('safe')
  })

  it.each([
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ])('that signs on Solana is known, and not safe: %s [S5.014]', (method) => {
    expect(classifyRpcMethod(method)).toBe('unsafe')
  })

  it.each(['wallet_sendCalls', 'wallet_grantPermissions', 'wallet_revokePermissions', 'eth_sendUserOperation'])(
    'for batches, permissions and operations is not safe: %s [S5.017]',
    (method) => {
      expect(classifyRpcMethod(method)).toBe('unsafe')
    },
  )

  it('that shows a batch needs the screen, so it is not safe', () => {
    expect(classifyRpcMethod('wallet_showCallsStatus')).toBe('unsafe')
  })

  it.each(['eth_sign', 'ETH_CALL', 'eth_call ', '', '__proto__', 'wallet_sendcalls', 'debug_traceCall'])(
    'that is not listed, or is spelled otherwise, is unknown: %j',
    (method) => {
      expect(classifyRpcMethod(method)).toBe('unknown')
    },
  )
})
