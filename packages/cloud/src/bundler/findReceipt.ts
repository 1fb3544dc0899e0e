import { smartAccountContracts } from '@latchkey/protocol/embedded'
import { numberToHex, zeroAddress } from 'viem'
import type { ChainReceipt } from './chain/ChainAccess.ts'
import { readExecution } from './chain/readExecution.ts'
import type { ChainBundler } from './ChainBundler.ts'
import { constants } from './constants.ts'

/**
 * Finds the receipt of an operation by the log of the entry point (`eth_getUserOperationReceipt` of ERC-7769). One that this bundler has
 * not taken is looked for in the newest blocks.
 *
 * @returns `null` if the operation is not executed yet, or not known.
 */
export async function findReceipt(
  bundler: ChainBundler,
  operationHash: `0x${string}`,
): Promise<Readonly<Record<string, unknown>> | null> {
  const receipt = await findTransaction(bundler, operationHash)
  const execution = receipt && readExecution(receipt, operationHash)
  if (receipt === undefined || execution === undefined) return null
  const { actualGasCost, actualGasUsed, isSuccess, logs, nonce, paymaster, revertData, sender } = execution
  const rawLogs: unknown = receipt.raw['logs']
  return {
    userOpHash: operationHash,
    entryPoint: smartAccountContracts.entryPoint,
    sender,
    nonce: numberToHex(nonce),
    ...(paymaster === zeroAddress ? {} : { paymaster }),
    actualGasCost: numberToHex(actualGasCost),
    actualGasUsed: numberToHex(actualGasUsed),
    success: isSuccess,
    ...(revertData === undefined ? {} : { reason: revertData }),
    logs: Array.isArray(rawLogs) ? rawLogs.slice(logs.start, logs.end) : [],
    receipt: receipt.raw,
  }
}

/** Finds an operation by its hash (`eth_getUserOperationByHash` of ERC-7769), and where it was executed. */
export async function findOperation(
  bundler: ChainBundler,
  operationHash: `0x${string}`,
): Promise<Readonly<Record<string, unknown>> | null> {
  const known = await bundler.operations.find(operationHash)
  if (known === undefined) return null
  const receipt = await findTransaction(bundler, operationHash)
  return {
    userOperation: known.operation,
    entryPoint: smartAccountContracts.entryPoint,
    transactionHash: receipt?.transactionHash ?? null,
    blockHash: receipt?.blockHash ?? null,
    blockNumber: receipt === undefined ? null : numberToHex(receipt.blockNumber),
  }
}

/** Finds the transaction that executed an operation. */
async function findTransaction(
  { chain, operations }: ChainBundler,
  operationHash: `0x${string}`,
): Promise<ChainReceipt | undefined> {
  const known = await operations.findSent(operationHash)
  const likely = known?.operation.transactionHash ?? known?.hashes[0]
  // In most cases it is our own newest one, which takes one question.
  const receipt = likely === undefined ? undefined : await chain.getReceipt(likely)
  if (receipt !== undefined && readExecution(receipt, operationHash) !== undefined) return receipt
  const fromBlock =
    known?.operation.acceptedBlock ?? Math.max(0, (await chain.getHead()).number - constants.searchedBlocks)
  const hash = await chain.findExecution({ operationHash, fromBlock })
  return hash === undefined ? undefined : chain.getReceipt(hash)
}
