import type { JsonRpcRequest } from '@latchkey/protocol/api'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { smartAccountContracts } from '@latchkey/protocol/embedded'
import { numberToHex } from 'viem'
import { CloudError } from '../CloudError.ts'
import type { CloudContext } from '../CloudContext.ts'
import type { BundlerSettings } from '../config/BundlerSettings.ts'
import type { RpcGateway } from '../upstream/rpc/createRpcGateway.ts'
import { acceptOperation } from './acceptOperation.ts'
import type { Bundler, Estimate } from './Bundler.ts'
import type { ChainAccess } from './chain/ChainAccess.ts'
import { createChainAccess } from './chain/createChainAccess.ts'
import { findDataFees } from './chain/findDataFees.ts'
import type { ChainBundler } from './ChainBundler.ts'
import { constants } from './constants.ts'
import { createBundlerMetrics } from './createBundlerMetrics.ts'
import { createChainLoop } from './createChainLoop.ts'
import { estimateOperation } from './estimateOperation.ts'
import { createExecutors } from './executors/createExecutors.ts'
import { createLaneStore } from './executors/createLaneStore.ts'
import { getFees } from './executors/sendOperation.ts'
import { findOperation, findReceipt } from './findReceipt.ts'
import { OperationRefusal } from './OperationRefusal.ts'
import { createOperationStore } from './operations/createOperationStore.ts'
import { getTransactionGas } from './operations/gas.ts'
import { parseOperation } from './operations/parseOperation.ts'
import { parseEstimate, parseHash } from './parseCall.ts'
import type { SponsorshipLedger } from './SponsorshipLedger.ts'
import { waitFor } from './waitFor.ts'

/** The bundler of a node. */
export interface RunningBundler extends Bundler {
  /** Looks once at the open operations of a chain. */
  look(chainId: CaipNetworkId): Promise<void>
  /** The coins of the executors, without those of chains that cannot be reached. */
  listBalances(): Promise<readonly ExecutorBalance[]>
  /** All executors, also those that cannot send. */
  listExecutors(): Promise<readonly ListedExecutor[]>
  /** Stops following. Another node, or this one after its next start, continues. */
  close(): Promise<void>
}

/** An executor, whether it can send or not. */
export interface ListedExecutor {
  readonly chainId: CaipNetworkId
  /** In lower case. */
  readonly address: `0x${string}`
  /** `delegated`: it has code, and is left out. `unreachable`: no node of the chain answers. */
  readonly state: 'ready' | 'delegated' | 'unreachable'
  /** In wei, of one that is ready. */
  readonly balance: bigint | undefined
}

/** What an executor has. */
export interface ExecutorBalance {
  readonly chainId: CaipNetworkId
  /** In lower case. */
  readonly address: `0x${string}`
  /** In wei. */
  readonly balance: bigint
}

/**
 * Creates the operator's own bundler (ERC-7769) for the chains with executors: entry point 0.8, accounts of the pinned implementation, and
 * one operation a transaction. What it accepts is signed and stored before it is sent.
 *
 * @param parameters.ledger the operations that projects pay for.
 * @param parameters.getChain for tests. Default: the cloud's upstreams.
 * @returns `undefined` if no chain has executors.
 */
export function createBundler(parameters: {
  readonly context: Pick<CloudContext, 'logger' | 'metrics' | 'now' | 'storage'>
  readonly settings: BundlerSettings
  readonly gateway: RpcGateway
  readonly ledger: SponsorshipLedger
  readonly signal?: AbortSignal | undefined
  /** For tests: whether it looks by itself after it has taken an operation. Default: yes. */
  readonly follows?: boolean | undefined
  readonly getChain?: ((chainId: CaipNetworkId) => ChainAccess) | undefined
}): RunningBundler | undefined {
  const { context, follows = true, gateway, ledger, settings } = parameters
  const { logger, now, storage } = context
  const { database } = storage
  if (settings.executors.size === 0) return undefined
  const end = new AbortController()
  const signal = parameters.signal === undefined ? end.signal : AbortSignal.any([end.signal, parameters.signal])
  const getChain = parameters.getChain ?? ((chainId: CaipNetworkId) => createChainAccess({ chainId, gateway, signal }))
  const metrics = createBundlerMetrics(context.metrics)
  const chains = new Map(
    [...settings.executors].map(([chainId, keys]) => {
      const chain = getChain(chainId)
      const { balanceAtLeast } = settings
      const bundler: ChainBundler = {
        chainId,
        number: Number(chainId.split(':')[1]),
        isLocal: settings.localChains.includes(chainId),
        chain,
        hasDataFees: once(() => findDataFees(chain)),
        operations: createOperationStore({ database, chainId }),
        lanes: createLaneStore({ database, chainId }),
        executors: createExecutors({ chainId, chain, keys, balanceAtLeast, metrics, logger }),
        ledger,
        metrics,
        logger,
        now,
      }
      return [chainId, { bundler, loop: createChainLoop({ bundler, signal }), ensured: once(() => ensure(bundler)) }]
    }),
  )
  const requireChain = (chainId: CaipNetworkId) => {
    const found = chains.get(chainId)
    if (found === undefined) throw new OperationRefusal('invalid', `This cloud has no executors on ${chainId}.`)
    return found
  }

  const answerCall = async ({ call, chainId, projectKey, signal: patience }: Parameters<Bundler['answer']>[0]) => {
    const { bundler, ensured, loop } = requireChain(chainId)
    const { method, params } = call
    switch (method) {
      case 'eth_chainId':
        return numberToHex(bundler.number)
      case 'eth_supportedEntryPoints':
        return [smartAccountContracts.entryPoint]
      case 'eth_sendUserOperation': {
        await ensured()
        const hash = await acceptOperation({ bundler, projectKey, params, signal: patience })
        if (follows) loop.wake()
        return hash
      }
      case 'eth_estimateUserOperationGas': {
        const gas = await estimateOperation({ bundler, operation: parseEstimate(params) })
        return Object.fromEntries(
          Object.entries(gas).map(([name, value]: [string, bigint]) => [name, numberToHex(value)]),
        )
      }
      case 'eth_getUserOperationByHash':
        return findOperation(bundler, parseHash(params))
      case 'eth_getUserOperationReceipt':
        return findReceipt(bundler, parseHash(params))
      default:
        throw new OperationRefusal(
          'methodUnknown',
          `This bundler does not answer ${method}. The chain itself answers at POST /v1/.`,
        )
    }
  }

  return {
    chainIds: [...chains.keys()],
    async answer(question) {
      const { call, chainId } = question
      const head = { jsonrpc: '2.0', id: call.id ?? null }
      try {
        return { ...head, result: await answerCall(question) }
      } catch (error) {
        question.signal?.throwIfAborted()
        if (call.method === 'eth_sendUserOperation') metrics.operations.inc({ chain: chainId, outcome: 'refused' })
        return { ...head, error: toError({ error, logger, chainId, call }) }
      }
    },
    async estimate({ chainId, isFree, operation, signal: patience }): Promise<Estimate> {
      const found = chains.get(chainId)
      if (found === undefined) return { kind: 'unavailable' }
      const { bundler } = found
      try {
        return await estimateCost({ bundler, operation, isFree })
      } catch (error) {
        patience?.throwIfAborted()
        if (error instanceof OperationRefusal) return { kind: 'reverts', reason: error.message }
        if (error instanceof CloudError) return { kind: 'unavailable' }
        throw error
      }
    },
    async start() {
      while (!signal.aborted) {
        for (const { ensured, loop } of chains.values()) {
          // If the database is away, the next round is in time.
          await ensured().then(loop.wake, () => {})
        }
        await waitFor(constants.takeOver, signal)
      }
      await Promise.all([...chains.values()].map(({ loop }) => loop.closed()))
    },
    async look(chainId) {
      const { ensured, loop } = requireChain(chainId)
      await ensured()
      await loop.look()
    },
    async listExecutors() {
      return (await Promise.all([...chains.values()].map(({ bundler }) => readExecutors(bundler)))).flat()
    },
    async listBalances() {
      const all = (await Promise.all([...chains.values()].map(({ bundler }) => readExecutors(bundler)))).flat()
      return all.flatMap(({ address, balance, chainId }) =>
        balance === undefined ? [] : [{ address, balance, chainId }],
      )
    },
    async close() {
      end.abort()
      await Promise.all([...chains.values()].map(({ loop }) => loop.closed()))
    },
  }
}

async function readExecutors({ chainId, executors }: ChainBundler): Promise<readonly ListedExecutor[]> {
  try {
    const ready = await executors.list()
    return executors.addresses.map((address) => {
      const balance = ready.find((each) => each.address === address)?.balance
      return { chainId, address, state: balance === undefined ? 'delegated' : 'ready', balance }
    })
  } catch (error) {
    if (!(error instanceof CloudError && error.code === 'upstream.failed')) throw error
    return executors.addresses.map((address) => ({ chainId, address, state: 'unreachable', balance: undefined }))
  }
}

/** Estimates what an operation may cost. Without fees, its sponsor pays. */
async function estimateCost(parameters: {
  readonly bundler: ChainBundler
  readonly operation: Parameters<Bundler['estimate']>[0]['operation']
  readonly isFree: boolean
}): Promise<Estimate> {
  const { bundler, isFree, operation: intent } = parameters
  const { chain, executors, lanes, number } = bundler
  const draft = parseEstimate([intent, smartAccountContracts.entryPoint])
  const [gas, head, tip, candidates] = await Promise.all([
    estimateOperation({ bundler, operation: draft }),
    chain.getHead(),
    chain.getTip(),
    executors.list(),
  ])
  const fees = getFees({ head, tip })
  const offered = isFree ? { maxFeePerGas: 0n, maxPriorityFeePerGas: 0n } : fees
  const cost = Object.fromEntries(
    Object.entries({ ...gas, ...offered }).map(([name, value]: [string, bigint]) => [name, numberToHex(value)]),
  )
  const operation = parseOperation({ chainId: number, operation: { ...draft, ...cost } })
  const transactionGas = getTransactionGas({ ...operation, hasAuthorization: intent.factory !== undefined })
  const state = await lanes.judge({ candidates, costAtMost: transactionGas * fees.maxFeePerGas })
  if (state.kind !== 'free') return { kind: 'unavailable' }
  const { callGasLimit, maxFeePerGas, maxPriorityFeePerGas, preVerificationGas, verificationGasLimit } = operation.wire
  return {
    kind: 'estimated',
    cost: { callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas, maxPriorityFeePerGas },
    operationHash: operation.hash,
  }
}

async function ensure({ executors, lanes }: ChainBundler): Promise<void> {
  await lanes.ensure(executors.addresses)
}

/** Acts once, and again after a failure. */
function once<result>(act: () => Promise<result>): () => Promise<result> {
  let done: Promise<result> | undefined
  return () => {
    done ??= act().catch((error: unknown) => {
      done = undefined
      throw error
    })
    return done
  }
}

/** The error that the caller reads. */
function toError(parameters: {
  readonly error: unknown
  readonly logger: ChainBundler['logger']
  readonly chainId: CaipNetworkId
  readonly call: JsonRpcRequest
}): { readonly code: number; readonly message: string } {
  const { call, chainId, error, logger } = parameters
  if (error instanceof OperationRefusal) return { code: error.code, message: error.message }
  if (error instanceof CloudError && error.code === 'upstream.failed') {
    const message = `The chain ${chainId} cannot be reached now. Try again later: an operation that was stored is sent once only.`
    return { code: new OperationRefusal('unavailable', '').code, message }
  }
  logger.error({ chain: chainId, method: call.method, error }, 'The bundler could not answer a call')
  return {
    code: -32_603,
    message: 'The bundler failed. Ask for the operation by its hash before you send it again.',
  }
}
