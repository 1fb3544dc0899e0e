// Owns what the chain says of a swap before it is signed.
import type { AdapterFeatures, TransactionSimulation } from '../adapter/features.ts'
import type { Network } from '../adapter/Network.ts'
import { selectNetwork } from '../network/networkState.ts'
import { hasSameDecimals, readBalances } from '../send/readFacts.ts'
import type { SendPayer, SendToken } from '../send/state.ts'
import { createAllowanceCall } from './check/createAllowanceCall.ts'
import { createApproval } from './check/createApproval.ts'
import type { SwapCall } from './check/SwapCall.ts'
import { APPROVAL_GAS, SWAP_CALLDATA, SWAP_GAS } from './constants.ts'
import type { SwapFacts } from './state.ts'
import type { SwapContext } from './SwapContext.ts'
import { swapSourcePlugin } from './swapSourcePlugin.ts'

/** Whose swap it is, and over which adapter. */
export interface SwapTarget {
  readonly features: AdapterFeatures
  readonly network: Network
  readonly payer: SendPayer
  readonly signal: AbortSignal
}

/** Reads what the chain says of a swap. */
export interface SwapFactsReader {
  /** `undefined` if the payer's network or adapter is gone. */
  getTarget(payer: SendPayer, signal: AbortSignal): SwapTarget | undefined
  /** Reads both balances of the payer. @throws the adapter's errors */
  readBalances(target: SwapTarget, token: SendToken): Promise<Pick<SwapFacts, 'balance' | 'coinBalance'>>
  /** Reads what the spender may take of a token already: by the app's own node, else by the cloud. `null` if neither says. */
  readAllowance(
    target: SwapTarget,
    parameters: { readonly token: string; readonly spender: string },
  ): Promise<bigint | null>
  /** Estimates the most that a swap costs; `null` if the node does not say. */
  readFee(
    target: SwapTarget,
    parameters: {
      readonly gas: bigint | null
      /** How many approvals come before it. */
      readonly approvals: number
    },
  ): Promise<bigint | null>
  /** Whether the chain still gives the tokens as many decimals. */
  haveSameDecimals(target: SwapTarget, tokens: readonly SendToken[]): Promise<boolean>
  /** Has the chain execute a call; `undefined` if it cannot. */
  simulate(
    target: SwapTarget,
    parameters: { readonly call: SwapCall; readonly before?: readonly SwapCall[] | undefined },
  ): Promise<TransactionSimulation | undefined>
  /** Finds the approvals that a swap needs. `reason`: why the token refuses them. */
  planApprovals(
    target: SwapTarget,
    parameters: {
      readonly token: string
      readonly spender: string
      readonly amount: bigint
      readonly allowance: bigint | null
    },
  ): Promise<readonly ('reset' | 'approve')[] | { readonly reason: string | null }>
}

/** Creates the reads of one modal. */
export function createSwapFacts(context: Pick<SwapContext, 'controllers' | 'plugin'>): SwapFactsReader {
  const { adapters, network } = context.controllers

  const simulate: SwapFactsReader['simulate'] = async ({ features, payer, signal }, { call, before }) => {
    if (!features.transaction?.simulate) return undefined
    const { connectionId } = payer
    try {
      return await features.transaction.simulate({ connectionId, transaction: call, before, signal })
    } catch {
      // The node cannot say. The page's own checks do not depend on it.
      signal.throwIfAborted()
      return undefined
    }
  }

  return {
    simulate,
    getTarget: (payer, signal) => {
      const chain = selectNetwork(network.store.getState(), payer.networkId)
      const features = adapters.find(payer.namespace)?.features
      return chain && features && { features, network: chain, payer, signal }
    },
    readBalances: (target, token) => readBalances({ ...target, token }),
    readAllowance: async (target, { token, spender }) => {
      const { payer, signal } = target
      const { address: owner, networkId } = payer
      const simulation = await simulate(target, { call: createAllowanceCall({ token, owner, spender }) })
      const { answer = '' } = simulation ?? {}
      if (/^0x[\da-f]{64}$/i.test(answer)) return BigInt(answer)
      const source = await context.plugin(swapSourcePlugin).load()
      const reading = source.getAllowance({ networkId, token, account: owner, signal })
      return await reading.then(
        ({ allowance }) => BigInt(allowance),
        () => null,
      )
    },
    readFee: async ({ features, payer, signal }, { gas, approvals }) => {
      const { address, connectionId } = payer
      // Pools move between quote and block, and with them what the route uses.
      const used = gas === null ? SWAP_GAS : (gas * 12n) / 10n
      const transaction = {
        ...{ to: address, value: 0n, data: `0x${'ff'.repeat(SWAP_CALLDATA)}` },
        gas: used + APPROVAL_GAS * BigInt(approvals),
      }
      const reading = features.transaction?.estimate?.({ connectionId, transaction, signal })
      const fee = await reading?.catch(() => undefined)
      return fee?.feeAtMost ?? null
    },
    haveSameDecimals: async (target, tokens) => {
      const same = await Promise.all(tokens.map((token) => hasSameDecimals({ ...target, token })))
      return same.every((isSame) => isSame)
    },
    planApprovals: async (target, { token, spender, amount, allowance }) => {
      if (allowance !== null && allowance >= amount) return []
      const approve = await simulate(target, { call: createApproval({ token, spender, amount }) })
      if (approve?.status === 'success') return ['approve']
      if (allowance === 0n) return approve ? { reason: approve.reason ?? null } : ['approve']
      // Tokens such as USDT refuse to change an allowance that is not 0. If the chain cannot say, zero first always works.
      if (!approve && allowance === null) return ['approve']
      const reset = await simulate(target, { call: createApproval({ token, spender, amount: 0n }) })
      return reset?.status === 'failure' ? { reason: reset.reason ?? null } : ['reset', 'approve']
    },
  }
}
