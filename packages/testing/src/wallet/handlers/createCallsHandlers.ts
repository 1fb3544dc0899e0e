import { numberToHex } from 'viem'
import type { Address, Hex } from 'viem'
import { createProviderError } from '../../errors/createProviderError.ts'
import type { WalletContext, WalletHandler } from '../context.ts'
import type { Transactor } from '../createTransactor.ts'
import { describeCall } from '../describeCall.ts'
import { getAccount } from '../getAccount.ts'
import { getParameter } from '../parse/getParameter.ts'
import { parseAddress } from '../parse/parseAddress.ts'
import { delegationPrefix } from '../batchExecutor.ts'
import { parseBatch } from '../parse/parseBatch.ts'
import { parseChainId } from '../parse/parseChainId.ts'
import { runAtomicBatch, runBatch } from '../runBatch.ts'
import type { BatchProgress } from '../runBatch.ts'

type CallsMethod = 'wallet_getCapabilities' | 'wallet_sendCalls' | 'wallet_getCallsStatus' | 'wallet_showCallsStatus'

/** The methods for batches (EIP-5792). An account that does not delegate to a contract sends one transaction after another. */
export function createCallsHandlers(
  context: WalletContext,
  transactor: Transactor,
): Readonly<Record<CallsMethod, WalletHandler>> {
  const { state, features } = context
  const batches = new Map<
    string,
    { readonly chainId: number; readonly isAtomic: boolean; readonly progress: BatchProgress }
  >()

  const getBatch = (origin: string, params: unknown) => {
    const id = getParameter(params, 0)
    const batch = typeof id === 'string' ? batches.get(`${origin} ${id}`) : undefined
    if (batch === undefined || typeof id !== 'string') throw createProviderError('unknownBatch')
    return { id, ...batch }
  }

  /** An account that delegates already needs no upgrade. */
  const getAtomic = async (address: Address, chainId: number): Promise<typeof features.atomic> => {
    if (features.atomic !== 'ready') return features.atomic
    const code = await context.rpc('eth_getCode', [address, 'latest'], chainId)
    return typeof code === 'string' && code.startsWith(delegationPrefix) ? 'supported' : 'ready'
  }

  return {
    async wallet_getCapabilities({ origin, params }) {
      const address = parseAddress(getParameter(params, 0), 'address')
      getAccount(context, origin, address)
      const requested = getParameter(params, 1)
      const chainIds = Array.isArray(requested) ? requested.map((chainId) => parseChainId(chainId)) : undefined
      const known = state.chains.filter(({ chainId }) => chainIds?.includes(chainId) ?? true)
      const rows = known.map(async ({ chainId }) => [
        numberToHex(chainId),
        {
          atomic: { status: await getAtomic(address, chainId) },
          // ERC-7811 applies to every chain.
          ...(features.assets && { assetDiscovery: { supported: true } }),
        },
      ])
      return Object.fromEntries(await Promise.all(rows))
    },
    async wallet_sendCalls({ origin, params, confirm }) {
      const {
        chainId,
        from = state.getPermitted(origin)[0],
        calls,
        id = createId(),
        atomicRequired,
      } = parseBatch(getParameter(params, 0))
      if (state.getChain(chainId) === undefined) throw createProviderError('unsupportedChain')
      if (from === undefined) throw createProviderError('unauthorized')
      getAccount(context, origin, from)
      const key = `${origin} ${id}`
      if (batches.has(key)) throw createProviderError('duplicateBatch')
      const atomic = await getAtomic(from, chainId)
      if (atomicRequired && atomic === 'unsupported') throw createProviderError('atomicityNotSupported')
      await confirm(async () => ({
        kind: 'sendCalls',
        from,
        calls: await Promise.all(calls.map((call) => describeCall({ context, chainId, call }))),
      }))
      const account = getAccount(context, origin, from)
      if (batches.has(key)) throw createProviderError('duplicateBatch')
      // Without need, the account is not upgraded.
      const isAtomic = atomic === 'supported' || (atomic === 'ready' && atomicRequired)
      const run = isAtomic ? runAtomicBatch : runBatch
      batches.set(key, { chainId, isAtomic, progress: run({ context, transactor, account, chainId, calls }) })
      return { id }
    },
    wallet_getCallsStatus({ origin, params }) {
      const { id, chainId, isAtomic, progress } = getBatch(origin, params)
      const { status, receipts } = progress
      return { version: '2.0.0', id, chainId: numberToHex(chainId), status, atomic: isAtomic, receipts }
    },
    wallet_showCallsStatus({ origin, params }) {
      getBatch(origin, params)
      return null
    },
  }
}

function createId(): Hex {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
