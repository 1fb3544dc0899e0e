import { ModalError } from '@latchkey/core/adapter'
import type { AdapterFeatures, CaipNetworkId, FeatureName } from '@latchkey/core/adapter'
import type { ReferenceConnections } from './createReferenceConnections.ts'
import { createReferenceForecasts } from './createReferenceForecasts.ts'
import { describeReferenceTransfer, type ReferenceChain } from './createReferenceChain.ts'
import { interruptible } from './interruptible.ts'
import { isReferenceAddress } from './isReferenceAddress.ts'
import { parseReferenceAssets } from './parseReferenceAssets.ts'
import { parseReferenceHex } from './parseReferenceHex.ts'
import type { ReferenceTypes } from './ReferenceTypes.ts'
import { toReferenceError } from './toReferenceError.ts'

/** What can be done with a connection, and what needs none. */
export function createReferenceFeatures(parameters: {
  readonly connections: ReferenceConnections
  readonly getChain: (networkId: CaipNetworkId) => ReferenceChain | undefined
  /** Aborted with the adapter's end. */
  readonly life: AbortSignal
}): Required<Omit<AdapterFeatures<ReferenceTypes>, 'names' | 'typedData'>> {
  const { connections, getChain, life } = parameters

  const readChain = (networkId: CaipNetworkId): ReferenceChain => {
    life.throwIfAborted()
    const chain = getChain(networkId)
    if (!chain) throw new ModalError('network.unrecognized', { context: { networkId } })
    return chain
  }
  const ask = async <value>(call: {
    readonly connectionId: string
    readonly feature: FeatureName
    readonly method: string
    readonly params: (activeAddress: string) => unknown
    readonly parse: (answer: unknown) => value
    readonly signal: AbortSignal | undefined
  }): Promise<value> => {
    life.throwIfAborted()
    const { connection, link } = connections.get(call.connectionId)
    const { feature, method, signal } = call
    if (!connection.features.includes(feature)) throw new ModalError('feature.unsupported', { context: { feature } })
    if (signal?.aborted) throw new ModalError('request.aborted')
    try {
      const answer = await interruptible(
        link.request(method, call.params(connection.activeAddress)),
        signal ? AbortSignal.any([life, signal]) : life,
      )
      return call.parse(answer)
    } catch (cause) {
      throw signal?.aborted ? new ModalError('request.aborted') : toReferenceError(cause, 'request')
    }
  }
  const transfer = async (call: {
    readonly connectionId: string
    readonly feature: FeatureName
    readonly to: string
    readonly amount: bigint
    readonly token: string | undefined
    readonly signal: AbortSignal | undefined
  }): Promise<{ readonly id: `0x${string}` }> => {
    const { connectionId, feature, to, amount, token, signal } = call
    for (const address of token === undefined ? [to] : [to, token])
      if (!isReferenceAddress(address)) throw new ModalError('address.invalid', { context: { address } })
    const params = (from: string): unknown => ({ from, to, amount: amount.toString(), token })
    return { id: await ask({ connectionId, feature, method: 'transfer', params, parse: parseReferenceHex, signal }) }
  }

  return {
    message: {
      sign: async ({ connectionId, message, address, signal }) => ({
        signature: await ask({
          connectionId,
          feature: 'message',
          method: 'signMessage',
          params: (activeAddress) => ({ address: address ?? activeAddress, message }),
          parse: parseReferenceHex,
          signal,
        }),
      }),
    },
    balance: {
      getNative: async ({ address, network }) => {
        const { decimals, symbol } = network.nativeCurrency
        return { value: readChain(network.caipNetworkId).getBalance(address), decimals, symbol }
      },
    },
    transfer: {
      ...createReferenceForecasts({ connections, readChain, life }),
      send: async ({ connectionId, to, amount, token, signal }) =>
        await transfer({ connectionId, feature: 'transfer', to, amount, token, signal }),
    },
    transaction: {
      send: async ({ connectionId, transaction: { to, amount, token }, signal }) =>
        await transfer({ connectionId, feature: 'transaction', to, amount, token, signal }),
      trace: async ({ address, network, transaction, transfer: moved }) => {
        const content = transaction ?? moved
        const facts = { from: address, nonce: String(readChain(network.caipNetworkId).getNonce(address)) }
        return {
          isContract: false,
          facts: content ? { ...facts, content: describeReferenceTransfer(content) } : facts,
        }
      },
      find: async ({ address, network, trace: { facts } }) => {
        const found = readChain(network.caipNetworkId).findByNonce(address, Number(facts['nonce']))
        return found && (facts['content'] ?? found.content) === found.content ? { id: found.id } : undefined
      },
      wait: async ({ id, network, onStatus, signal }) => {
        const chain = readChain(network.caipNetworkId)
        // A chain books at once or refuses, unless it holds a transfer.
        if (!chain.isHeld(id)) return { status: chain.has(id) ? 'success' : 'reverted', id }
        onStatus?.({ status: 'pending' })
        const replacement = await interruptible(chain.whenSettled(id), signal ? AbortSignal.any([life, signal]) : life)
        if (!replacement) throw new ModalError('internal.unexpected')
        const { how } = replacement
        return { status: how === 'spedUp' ? 'success' : 'replaced', id: replacement.id, replacedBy: how }
      },
    },
    assets: {
      list: async ({ connectionId, signal }) => {
        life.throwIfAborted()
        const { networkId } = connections.get(connectionId).connection
        const params = (address: string): unknown => ({ address })
        const parse = (answer: unknown) => parseReferenceAssets(answer, networkId)
        return await ask({ connectionId, feature: 'assets', method: 'assets', params, parse, signal })
      },
    },
    calls: {
      getCapabilities: async ({ connectionId }) => {
        life.throwIfAborted()
        return { [connections.get(connectionId).connection.networkId]: { atomic: 'supported' } }
      },
      send: async ({ connectionId, calls, signal }) => {
        const params = (from: string): unknown => ({
          from,
          calls: calls.map(({ to, value }) => ({ to, amount: (value ?? 0n).toString() })),
        })
        const id = await ask({
          connectionId,
          feature: 'calls',
          method: 'batch',
          params,
          parse: parseReferenceHex,
          signal,
        })
        return { id }
      },
      getStatus: async ({ connectionId, id }) => {
        life.throwIfAborted()
        const isBooked = readChain(connections.get(connectionId).connection.networkId).has(parseReferenceHex(id))
        return { status: isBooked ? 'success' : 'failure', transactionIds: isBooked ? [id] : [] }
      },
    },
  }
}
