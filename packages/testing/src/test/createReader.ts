import type { DevnetEvmChain } from '@latchkey/devnet'
import { createPublicClient, erc20Abi, http } from 'viem'
import type { Address, Hex, PublicClient, Transaction, TransactionReceipt } from 'viem'
import { vi } from 'vitest'

/** Reads a chain without the wallet under test. */
export interface Reader {
  readonly client: PublicClient
  readonly getBalance: (address: Address) => Promise<bigint>
  readonly getTokens: (token: Address, owner: Address) => Promise<bigint>
  readonly waitFor: (hash: unknown) => Promise<TransactionReceipt>
  readonly getTransaction: (hash: unknown) => Promise<Transaction>
}

/** Creates the reader of a chain. */
export function createReader({ rpcUrl }: DevnetEvmChain): Reader {
  const client = createPublicClient({ transport: http(rpcUrl), pollingInterval: 20 })
  return {
    client,
    getBalance: (address: Address) => client.getBalance({ address }),
    getTokens: (token: Address, owner: Address) =>
      client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
    // viem's own wait needs another block if it asks a moment before the receipt is there, and none would come.
    waitFor: (hash: unknown) =>
      vi.waitFor(() => client.getTransactionReceipt({ hash: hash as Hex }), { timeout: 60_000, interval: 20 }),
    getTransaction: (hash: unknown) => client.getTransaction({ hash: hash as Hex }),
  }
}
