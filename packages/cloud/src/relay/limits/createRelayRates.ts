import type { RelayLimits } from '../../config/RelaySettings.ts'
import type { SecurityLog } from '../../observe/createSecurityLog.ts'
import type { ClientAddress } from '../../request/getClientAddress.ts'
import type { AdmittedClient } from '../access/createAdmission.ts'
import { createBuckets } from './createBuckets.ts'

/** Rate limits of clients and addresses. Every call consumes tokens. */
export interface RelayRates {
  mayConnect(address: ClientAddress): boolean
  /** @param characters length of the frame; long ones count several times. */
  maySend(client: AdmittedClient, characters: number): boolean
  mayPublish(client: AdmittedClient, bytes: number): boolean
  /** Whether a client may stay connected after another refusal. */
  mayBeRefused(client: AdmittedClient): boolean
  /** Forgets idle clients and addresses. */
  sweep(): void
}

/** A frame counts once, plus once per this many characters. */
const charactersPerFrame = 4_096
/** Every this many bytes count as another message. */
const bytesPerMessage = 4_096

/** Creates the rate limits of a node. */
export function createRelayRates(parameters: {
  readonly limits: RelayLimits
  readonly securityLog: SecurityLog
  readonly now: () => number
}): RelayRates {
  const { limits, now, securityLog } = parameters
  const connects = createBuckets({ rate: limits.connectRate, now })
  const frames = createBuckets({ rate: limits.frameRate, now })
  const addressFrames = createBuckets({ rate: limits.addressFrameRate, now })
  const publishes = createBuckets({ rate: limits.publishRate, now })
  const refusals = createBuckets({ rate: limits.refusalRate, now })
  const record = (
    isAllowed: boolean,
    share: 'client' | 'address',
    { address, projectId }: Pick<AdmittedClient, 'address'> & Partial<Pick<AdmittedClient, 'projectId'>>,
  ): boolean => {
    if (!isAllowed) securityLog.refused({ purpose: 'relay', share, unit: 'work', address, projectId })
    return isAllowed
  }
  return {
    mayConnect: (address) => record(connects.take(address.key), 'address', { address }),
    maySend(client, characters) {
      const cost = 1 + Math.floor(characters / charactersPerFrame)
      return (
        client.isUnlimited ||
        (record(frames.take(client.clientId, cost), 'client', client) &&
          record(addressFrames.take(client.address.key, cost), 'address', client))
      )
    },
    mayPublish: (client, bytes) =>
      client.isUnlimited ||
      record(publishes.take(client.clientId, 1 + Math.floor(bytes / bytesPerMessage)), 'client', client),
    mayBeRefused: ({ clientId }) => refusals.take(clientId),
    sweep() {
      for (const buckets of [connects, frames, addressFrames, publishes, refusals]) buckets.sweep()
    },
  }
}
