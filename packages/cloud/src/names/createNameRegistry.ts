// Owns the names that accounts register with this cloud: their rules, who may have one, and which are free.
import { createHash } from 'node:crypto'
import { isEvmAddress } from '@latchkey/protocol/atoms'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { nameMessageSchema, type NameMessage } from '@latchkey/protocol/api'
import { SiwxError, verifySignature } from '@latchkey/siwx/verify'
import { safeParse } from 'valibot'
import { getAddress } from 'viem'
import type { NameRegistrySettings } from '../config/NameRegistrySettings.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { toSignInRefusal } from '../signIn/toSignInRefusal.ts'
import type { Database } from '../storage/Storage.ts'
import type { RpcGateway } from '../upstream/rpc/createRpcGateway.ts'
import { createRpcRequest } from '../upstream/rpc/createRpcRequest.ts'
import { coinTypes } from './coinTypes.ts'
import { createNameStore, type RegisteredName } from './createNameStore.ts'
import { findLabelProblem } from './findLabelProblem.ts'
import { listCandidates } from './listCandidates.ts'
import { parseName, type ParsedName } from './parseName.ts'
import { refuseName } from './refuseName.ts'

/** How far the time of a request may be off, in ms. */
const clockSkew = 300_000

/** Free names in an answer. */
const suggestionsAtMost = 5

/** A request for a name, as its account has signed it. */
export interface NameRequest {
  readonly coin_type: number
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** The names that accounts register with this cloud. */
export interface NameRegistry {
  readonly suffix: string
  /**
   * Registers a name. A repeated request gets the result of the first.
   *
   * @throws ApiRefusal `invalid_request`, `name_taken`, `sign_in_signature_invalid`, `sign_in_chain_unreachable`, with one reason for
   *   the visitor.
   */
  register(request: NameRequest, options: { readonly signal: AbortSignal }): Promise<void>
  /** Finds a name with its suffix, or with an earlier spelling of it. */
  find(name: string): Promise<RegisteredName | undefined>
  /** Lists the names of an address, newest first. */
  list(address: `0x${string}`): Promise<readonly RegisteredName[]>
  /** Returns a name with whether it is taken, if it can be registered at all, and free names like it. */
  suggest(label: string): Promise<readonly { readonly name: string; readonly registered: boolean }[]>
}

/** Creates the registry; `undefined` if this cloud registers no names. */
export function createNameRegistry(parameters: {
  readonly settings: NameRegistrySettings
  readonly database: Database
  readonly gateway: RpcGateway
  readonly now: () => number
}): NameRegistry | undefined {
  const { database, gateway, now, settings } = parameters
  const { reserved, suffix } = settings
  if (suffix === undefined) return undefined
  const store = createNameStore({ database })
  const rpc = createRpcRequest({ gateway })

  const readName = (text: string): ParsedName => {
    const name = parseName(text)
    if (name === undefined || name.suffix !== suffix) refuseName('message.name', `Names end in .${suffix} here.`)
    const problem = findLabelProblem({ label: name.label, reserved })
    if (problem !== undefined) refuseName('message.name', problem)
    return name
  }

  /** Returns whether a key has signed, rather than a contract. */
  const verify = async (request: NameRequest, chainId: CaipNetworkId, signal: AbortSignal): Promise<boolean> => {
    const { address: accountAddress, message, signature } = request
    const common = { accountAddress, chainId, message, signature, signal }
    try {
      await verifySignature({ ...common, kind: 'key' })
      return true
    } catch (error) {
      if (!(error instanceof SiwxError) || !gateway.chainIds.includes(chainId)) throw toNameRefusal(error)
    }
    try {
      await verifySignature({ ...common, kind: 'contract', rpc })
      return false
    } catch (error) {
      throw toNameRefusal(error)
    }
  }

  return {
    suffix,
    find: async (text) => {
      const name = parseName(text)
      return name && store.find(name)
    },
    list: (address) => store.list(address.toLowerCase()),

    async register(request, { signal }) {
      const { address, coin_type: coinType } = request
      const chainId = coinTypes.toChainId(coinType)
      if (chainId === undefined) refuseName('coin_type', 'Names are registered on EVM chains only.')
      if (!address.startsWith('0x') || !isEvmAddress(address))
        refuseName('address', 'Names belong to EVM addresses only.')
      const message = readMessage(request.message)
      const name = readName(message.name)
      const owner = address.toLowerCase()
      const messageHash = createHash('sha256').update(request.message).digest('hex')
      const present = await store.find(name)
      // The answer to the first request may have been lost, also for longer than its time is valid.
      if (present?.owner === owner && present.messageHash === messageHash) return
      if (present !== undefined) refuseTaken(message)
      if (Math.abs(now() - message.timestamp * 1_000) > clockSkew)
        refuseName(
          'message.timestamp',
          'The request is more than 5 minutes old or ahead. Check the clock of this device.',
        )
      const isKey = await verify(request, chainId, signal)
      const spelled = getAddress(address)
      const result = await store.add({
        ...name,
        owner,
        // A key has the same address on every EVM chain. A contract exists only where it was deployed.
        addresses: isKey
          ? { [coinTypes.ethereum]: spelled, [coinTypes.anyEvm]: spelled, [coinType]: spelled }
          : { [coinType]: spelled },
        attributes: message.attributes,
        messageHash,
        registeredAt: now(),
      })
      if (result === 'taken') refuseTaken(message)
      if (result === 'full') refuseName('address', 'This address has 5 names, which is the most that one can have.')
    },

    async suggest(text) {
      const given = (parseName(text)?.label ?? text).toLowerCase()
      const isValid = (label: string): boolean => findLabelProblem({ label, reserved }) === undefined
      const candidates = listCandidates(given).filter(isValid)
      const own = isValid(given) ? [given] : []
      const taken = await store.findTaken({ suffix, labels: [...own, ...candidates] })
      const free = candidates.filter((label) => !taken.has(label)).slice(0, suggestionsAtMost)
      return [...own, ...free].map((label) => ({ name: `${label}.${suffix}`, registered: taken.has(label) }))
    },
  }
}

function readMessage(text: string): NameMessage {
  const result = safeParse(nameMessageSchema, parseJson(text))
  if (!result.success) refuseName('message', 'The signed text is not a JSON of a name, its attributes and the time.')
  return result.output
}

function refuseTaken({ name }: NameMessage): never {
  refuseName('message.name', `The name ${name.toLowerCase()} is taken.`, 'name_taken')
}

function toNameRefusal(error: unknown): unknown {
  const refusal = toSignInRefusal(error)
  if (!(refusal instanceof ApiRefusal)) return refusal
  const description =
    refusal.code === 'sign_in_chain_unreachable'
      ? 'The signature cannot be checked now, because the chain of the account does not answer.'
      : 'The signature is not one of this address.'
  return new ApiRefusal(refusal.code, `The name was not registered. ${refusal.message}`, {
    reasons: [{ name: 'signature', description }],
    cause: error,
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
