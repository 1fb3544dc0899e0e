// Owns the decision whether a project pays for an operation of the embedded wallet.
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import {
  parseVaultManifest,
  type sponsorshipRefusals,
  type UserOperationCost,
  type UserOperationIntent,
} from '@latchkey/protocol/embedded'
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { parseJson, pipe, record, safeParse, string, unknown } from 'valibot'
import { estimateFeesPerGas } from 'viem/actions'
import type { Bundler, Estimate } from '../../bundler/Bundler.ts'
import type { CloudContext } from '../../CloudContext.ts'
import type { SponsorshipSettings } from '../../config/SponsorshipSettings.ts'
import { createContractClient } from '../../names/createContractClient.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { vaults } from '../../storage/embeddedSchema.ts'
import { sponsorshipCalls, sponsorshipNetworks } from '../../storage/sponsorshipSchema.ts'
import { createRpcRequest } from '../../upstream/rpc/createRpcRequest.ts'
import type { RpcGateway } from '../../upstream/rpc/createRpcGateway.ts'
import { constants } from '../constants.ts'
import type { WalletSession } from '../createWalletSessions.ts'
import { isSuspended, type SponsorshipBook } from './createSponsorshipBook.ts'
import { createSponsorshipMetrics } from './createSponsorshipMetrics.ts'
import { decodeCalls } from './decodeCalls.ts'
import { isCallAllowed } from './isCallAllowed.ts'
import type { PaymasterCaller, PaymasterEndpoint } from './paymaster/createPaymasterCaller.ts'
import { estimateWithPaymaster } from './paymaster/estimateWithPaymaster.ts'
import { settlePaymasters } from './paymaster/settlePaymasters.ts'

/** Why an operation is not sponsored. */
export type SponsorshipRefusal = (typeof sponsorshipRefusals)[number]

/** Whether the project pays, and for what exactly. */
export type SponsorshipAnswer =
  | {
      readonly status: 'sponsored'
      readonly cost: UserOperationCost
      readonly operationHash: string
      /** In s. */
      readonly expiresIn: number
    }
  | { readonly status: 'refused'; readonly reason: SponsorshipRefusal }

/** The sponsorships of a node. */
export interface Sponsorships {
  /**
   * Decides on an operation, and reserves what it may cost.
   *
   * @param parameters.paymasterUrl the paymaster that the page asks for.
   * @param parameters.paymasterContext what the page tells that paymaster: an object as JSON. Other paymasters do not get it.
   * @throws ApiRefusal `vault_missing`; `invalid_request` for the operation of another account, or with another nonce key than 0.
   */
  create(parameters: {
    readonly session: WalletSession
    readonly chainId: CaipNetworkId
    readonly operation: UserOperationIntent
    readonly paymasterUrl?: string | undefined
    readonly paymasterContext?: string | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<SponsorshipAnswer>
  /** The networks of smart accounts, and whether a project pays for operations there. */
  listNetworks(
    projectKey: string,
  ): Promise<readonly { readonly chainId: CaipNetworkId; readonly isSponsored: boolean }[]>
}

/** The reservation is the cost at the current price of gas, times this number: the price may rise until a block takes the operation. */
const priceMargin = 2n

/** What a page tells a paymaster. */
const contextSchema = pipe(string(), parseJson(), record(string(), unknown()))

/** How long the questions to chain, bundler and paymaster may take, in ms. */
const timeLimit = 20_000

/** Creates the sponsorships of a node. */
export function createSponsorships(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'logger' | 'metrics' | 'now'>
  readonly settings: SponsorshipSettings
  readonly book: SponsorshipBook
  /** The operator's own bundler, if there is one. */
  readonly bundler: Pick<Bundler, 'chainIds' | 'estimate'> | undefined
  /** The chains, and the bundlers of others. */
  readonly rpc: RpcGateway
  readonly bundlers: RpcGateway
  readonly callPaymaster: PaymasterCaller
}): Sponsorships {
  const { book, bundler, bundlers, callPaymaster, context, rpc, settings } = parameters
  const { logger, now, storage } = context
  const { database } = storage
  const metrics = createSponsorshipMetrics(context.metrics)
  const chain = createRpcRequest({ gateway: rpc })
  const upstream = createRpcRequest({ gateway: bundlers })
  const hasExecutors = (chainId: CaipNetworkId): boolean => bundler?.chainIds.includes(chainId) === true
  let lookedAt = 0

  /** Looks what became of operations that paymasters have signed. The visitor does not wait for it. */
  const look = (projectKey: string): void => {
    if (now() - lookedAt < constants.paymasterLook) return
    lookedAt = now()
    void settlePaymasters({ book, projectKey, bundler: upstream }).catch((error: unknown) =>
      logger.warn({ error }, 'Reading what became of sponsored operations failed; the next request tries again'),
    )
  }

  const readRules = async (projectKey: string, chainId: CaipNetworkId) => {
    const isHere = (table: typeof sponsorshipCalls | typeof sponsorshipNetworks) =>
      and(eq(table.projectKey, projectKey), eq(table.chainId, chainId))
    const [limits] = await database.select().from(sponsorshipNetworks).where(isHere(sponsorshipNetworks))
    const calls = await database.select().from(sponsorshipCalls).where(isHere(sponsorshipCalls))
    return limits && { ...limits, calls }
  }

  const readFees = async (chainId: CaipNetworkId, signal: AbortSignal) =>
    estimateFeesPerGas(createContractClient({ chainId, request: chain, signal }))

  /** Who pays on a network; `undefined` if no executor or paymaster does. */
  const findPayer = (
    chainId: CaipNetworkId,
    listed: readonly string[],
    asked: string | undefined,
  ):
    | { readonly payer: 'executor' }
    | { readonly payer: 'paymaster'; readonly endpoint: PaymasterEndpoint }
    | undefined => {
    if (hasExecutors(chainId)) return { payer: 'executor' }
    if (!bundlers.chainIds.includes(chainId)) return undefined
    if (asked !== undefined && listed.includes(asked))
      return { payer: 'paymaster', endpoint: { url: asked, isOwn: false } }
    const url = settings.paymasters.get(chainId)
    return url === undefined ? undefined : { payer: 'paymaster', endpoint: { url, isOwn: true } }
  }

  const decide = async (
    asked: Omit<Parameters<Sponsorships['create']>[0], 'paymasterContext'> & {
      readonly paymasterContext: Readonly<Record<string, unknown>>
      readonly signal: AbortSignal
    },
  ): Promise<SponsorshipAnswer> => {
    const { chainId, operation, paymasterContext, paymasterUrl, session, signal } = asked
    const { projectKey, userId } = session
    const sender = operation.sender.toLowerCase()
    const rules = settings.networks.includes(chainId) ? await readRules(projectKey, chainId) : undefined
    if (rules === undefined || rules.calls.length === 0) return refuse('network')
    if (await isSuspended(database, userId, now())) return refuse('suspended')
    if (rules.suspendedUntil !== null && rules.suspendedUntil > now()) return refuse('projectLimit')
    const calls = decodeCalls(operation.callData)
    if (calls?.every((call) => isCallAllowed({ call, sender, allowed: rules.calls })) !== true) return refuse('call')
    const payer = findPayer(chainId, rules.paymasterUrls, paymasterUrl)
    if (payer === undefined) return refuse('unavailable')

    const fees = await readFees(chainId, signal)
    let estimate: Estimate | undefined
    if (payer.payer === 'executor') {
      estimate = await bundler?.estimate({ chainId, operation, isFree: true, signal })
    } else {
      const { endpoint } = payer
      estimate = await estimateWithPaymaster({
        chainId,
        operation,
        endpoint,
        paymasterContext: endpoint.isOwn ? {} : paymasterContext,
        // What it may cost is part of the operation, so it has to be enough until it lands.
        fees: { ...fees, maxFeePerGas: fees.maxFeePerGas * priceMargin },
        call: callPaymaster,
        bundler: upstream,
        chain,
        signal,
      })
    }
    if (estimate?.kind !== 'estimated') return refuse(estimate?.kind === 'reverts' ? 'reverts' : 'unavailable')
    const { cost, operationHash } = estimate
    const gas = sumGas(cost)
    if (gas > BigInt(rules.gasAtMost)) return refuse('gas')
    const reserved = gas * fees.maxFeePerGas * priceMargin
    const reservation = { projectKey, userId, chainId, operationHash, reserved, payer: payer.payer }
    const answer = await book.reserve(reservation)
    if (answer.kind === 'refused') return refuse(answer.reason)
    metrics.reserved.inc({ chain: chainId }, Number(reserved))
    return { status: 'sponsored', cost, operationHash, expiresIn: Math.floor((answer.expiresAt - now()) / 1_000) }
  }

  return {
    async create(asked) {
      const { chainId, operation, session } = asked
      await requireOwnAccount({ database, userId: session.userId, sender: operation.sender })
      if (BigInt(operation.nonce) >= 2n ** 64n)
        throw new ApiRefusal('invalid_request', 'Operations use nonce key 0. Nothing was reserved.')
      const paymasterContext = readContext(asked.paymasterContext)
      look(session.projectKey)
      const limit = AbortSignal.timeout(timeLimit)
      const signal = asked.signal === undefined ? limit : AbortSignal.any([limit, asked.signal])
      const answer = await decide({ ...asked, paymasterContext, signal }).catch((error: unknown): SponsorshipAnswer => {
        asked.signal?.throwIfAborted()
        logger.warn({ error, chainId }, 'An operation was not sponsored, because the chain could not be asked')
        return refuse('unavailable')
      })
      metrics.asked.inc({ chain: chainId, outcome: answer.status === 'sponsored' ? answer.status : answer.reason })
      return answer
    },

    async listNetworks(projectKey) {
      const time = now()
      const rows = await database
        .selectDistinct({ chainId: sponsorshipNetworks.chainId, paymasterUrls: sponsorshipNetworks.paymasterUrls })
        .from(sponsorshipNetworks)
        .innerJoin(
          sponsorshipCalls,
          and(
            eq(sponsorshipCalls.projectKey, sponsorshipNetworks.projectKey),
            eq(sponsorshipCalls.chainId, sponsorshipNetworks.chainId),
          ),
        )
        .where(
          and(
            eq(sponsorshipNetworks.projectKey, projectKey),
            gt(sponsorshipNetworks.projectWei, 0n),
            or(isNull(sponsorshipNetworks.suspendedUntil), lte(sponsorshipNetworks.suspendedUntil, time)),
          ),
        )
      return settings.networks.map((chainId) => {
        const rules = rows.find((row) => row.chainId === chainId)
        // A page may ask for any of those that are listed.
        const payer = rules && findPayer(chainId, rules.paymasterUrls, rules.paymasterUrls[0])
        return { chainId, isSponsored: payer !== undefined }
      })
    },
  }
}

/** @throws ApiRefusal `vault_missing`, `invalid_request`. */
async function requireOwnAccount(parameters: {
  readonly database: CloudContext['storage']['database']
  readonly userId: string
  readonly sender: string
}): Promise<void> {
  const { database, sender, userId } = parameters
  const [vault] = await database.select({ manifest: vaults.manifest }).from(vaults).where(eq(vaults.userId, userId))
  if (vault === undefined) throw new ApiRefusal('vault_missing', 'The user has no wallet yet.')
  const manifest = parseVaultManifest(Buffer.from(vault.manifest, 'base64'))
  if (manifest?.addresses.eip155.toLowerCase() !== sender.toLowerCase())
    throw new ApiRefusal('invalid_request', 'The sender is not the account of this session. Nothing was reserved.')
}

/** @throws ApiRefusal `invalid_request` unless it is an object. */
function readContext(text: string | undefined): Readonly<Record<string, unknown>> {
  if (text === undefined) return {}
  const context = safeParse(contextSchema, text)
  if (!context.success)
    throw new ApiRefusal('invalid_request', 'paymasterContext is not an object as JSON. Nothing was reserved.')
  return context.output
}

/** All the gas that an operation may use. */
function sumGas(cost: UserOperationCost): bigint {
  return [
    cost.callGasLimit,
    cost.verificationGasLimit,
    cost.preVerificationGas,
    cost.paymasterVerificationGasLimit ?? '0x0',
    cost.paymasterPostOpGasLimit ?? '0x0',
  ].reduce((sum, text) => sum + BigInt(text), 0n)
}

function refuse(reason: SponsorshipRefusal): SponsorshipAnswer {
  return { status: 'refused', reason }
}
