import type { ClientAddress } from '../request/getClientAddress.ts'
import type { AddressHash } from './createAddressHash.ts'
import type { Logger } from './createLogger.ts'
import type { Metrics } from './createMetrics.ts'

/** A request that was refused to protect the cloud. */
export interface Refusal {
  /** What was asked for, such as `relay` or `rpc`. */
  readonly purpose: string
  /** Whose limit was reached. */
  readonly share: string
  /** Which limit was reached, such as `work` or `bytes`. */
  readonly unit: string
  readonly address?: Pick<ClientAddress, 'key'> | undefined
  readonly projectId?: string | undefined
}

/**
 * Records what an operator needs to notice an attack: a metric for every refusal, and lines in the log with
 * `event: "refused"`, without addresses.
 */
export interface SecurityLog {
  refused(refusal: Refusal): void
}

const constants = {
  /** Lines per second for the same refusal of the same address. */
  linesPerSecond: 3,
  /** Lines per second of all refusals, so that many addresses cannot flood the log. */
  totalPerSecond: 50,
  /** Maximum number of addresses whose suppressed lines are counted. */
  entriesAtMost: 1_000,
} as const

interface Entry {
  second: number
  lines: number
  /** Refusals without a line since the last line. */
  suppressed: number
}

/** Creates the security log of one node. */
export function createSecurityLog(parameters: {
  readonly logger: Logger
  readonly metrics: Pick<Metrics, 'counter'>
  readonly hashAddress: AddressHash
  readonly now: () => number
}): SecurityLog {
  const { hashAddress, logger, metrics, now } = parameters
  const refusals = metrics.counter('latchkey_refusals_total', 'Requests refused to protect the cloud.', [
    'purpose',
    'share',
    'unit',
  ])
  const entries = new Map<string, Entry>()
  const total: Entry = { second: 0, lines: 0, suppressed: 0 }

  const findEntry = (key: string): Entry => {
    const known = entries.get(key)
    if (known !== undefined) return known
    if (entries.size >= constants.entriesAtMost) {
      for (const oldest of entries.keys()) {
        entries.delete(oldest)
        break
      }
    }
    const entry = { second: 0, lines: 0, suppressed: 0 }
    entries.set(key, entry)
    return entry
  }

  return {
    refused({ address, projectId, purpose, share, unit }) {
      refusals.inc({ purpose, share, unit })
      const entry = findEntry(`${purpose}:${share}:${unit}:${address?.key ?? ''}`)
      const second = Math.floor(now() / 1_000)
      for (const counted of [entry, total]) {
        if (counted.second !== second) Object.assign(counted, { second, lines: 0 })
      }
      if (entry.lines >= constants.linesPerSecond || total.lines >= constants.totalPerSecond) {
        entry.suppressed += 1
        return
      }
      const { suppressed } = entry
      entry.lines += 1
      total.lines += 1
      entry.suppressed = 0
      logger.warn(
        {
          event: 'refused',
          purpose,
          share,
          unit,
          ...(address === undefined ? {} : { client: hashAddress(address.key) }),
          ...(projectId === undefined ? {} : { project: projectId }),
          ...(suppressed === 0 ? {} : { suppressed }),
        },
        'A request was refused',
      )
    },
  }
}
