import type { RelayLimits, RelayRates as Rates } from '../../config/RelaySettings.ts'
import type { BudgetAnswer, BudgetLimits, NodeBudget, Spender } from '../../limits/Budget.ts'
import { createMemoryRateLimiter } from '../../limits/createMemoryRateLimiter.ts'
import { createNodeBudget } from '../../limits/createNodeBudget.ts'
import type { SecurityLog } from '../../observe/createSecurityLog.ts'
import type { ClientAddress } from '../../request/getClientAddress.ts'
import type { AdmittedClient } from '../access/createAdmission.ts'

/** The budgets of the relay. Every call takes from them. */
export interface RelayRates {
  mayConnect(address: ClientAddress): boolean
  /** @param characters length of the frame; long ones count several times. */
  maySend(client: AdmittedClient, characters: number): boolean
  /** @param sizes of the messages, which are published together or not at all, in bytes. */
  mayPublish(client: AdmittedClient, sizes: readonly number[]): boolean
  /** Takes what storing messages costs. */
  store(client: AdmittedClient, sizes: readonly number[]): BudgetAnswer
  /** Whether acknowledgements may be stored. */
  mayAcknowledge(client: AdmittedClient, count: number): boolean
  /** Whether a client may stay connected after another refusal. */
  mayBeRefused(client: AdmittedClient): boolean
}

/** A frame counts once, plus once per this many characters. */
const charactersPerFrame = 4_096
/** Every this many bytes count as another message. */
const bytesPerMessage = 4_096
/** What the row and the index entries of a stored message or acknowledgement cost besides its text, in bytes. */
const rowOverhead = 512
const minute = 60_000

/**
 * Creates the budgets of a node. They count on this node alone, also with Redis: a question to Redis for each frame or
 * message would cost more than handling it.
 */
export function createRelayRates(parameters: {
  readonly limits: RelayLimits
  readonly securityLog: SecurityLog
  readonly now: () => number
}): RelayRates {
  const { limits, now, securityLog } = parameters
  const limiter = createMemoryRateLimiter({ now })
  const create = (purpose: string, shares: BudgetLimits): NodeBudget =>
    createNodeBudget({ purpose, shares, limiter, securityLog })
  const connects = create('relayConnects', toShares(limits.connects))
  const frames = create('relayFrames', toShares(limits.frames))
  const publishes = create('relayPublishes', toShares(limits.publishes))
  const refusals = create('relayRefusals', toShares(limits.refusals))
  const storing: BudgetLimits = {
    address: { bytes: { atMost: limits.storedBytesPerAddress, window: minute } },
    project: { bytes: { atMost: limits.storedBytesPerProject, window: minute } },
    node: { bytes: { atMost: limits.storedBytes, window: minute } },
  }
  const messages = create('relay', storing)
  // Apart, so that acknowledgements cannot use up what publishers need.
  const acknowledgements = create('relayAcknowledgements', storing)
  return {
    mayConnect: (address) => connects.take({ address }, { work: 1 }).isAllowed,
    maySend: (client, characters) =>
      frames.take(toSpender(client), { work: 1 + Math.floor(characters / charactersPerFrame) }).isAllowed,
    mayPublish: (client, sizes) =>
      publishes.take(toSpender(client), {
        work: sizes.reduce((sum, bytes) => sum + 1 + Math.floor(bytes / bytesPerMessage), 0),
      }).isAllowed,
    store: (client, sizes) =>
      messages.take(toSpender(client), { bytes: sizes.reduce((sum, bytes) => sum + bytes + rowOverhead, 0) }),
    mayAcknowledge: (client, count) =>
      acknowledgements.take(toSpender(client), { bytes: count * rowOverhead }).isAllowed,
    mayBeRefused: (client) => refusals.take(toSpender(client), { work: 1 }).isAllowed,
  }
}

function toSpender({ address, clientId, isUnlimited, projectId }: AdmittedClient): Spender {
  return { client: clientId, address, projectId, isUnlimited }
}

function toShares({ address, client, node, project }: Rates): BudgetLimits {
  return { client: { work: client }, address: { work: address }, project: { work: project }, node: { work: node } }
}
