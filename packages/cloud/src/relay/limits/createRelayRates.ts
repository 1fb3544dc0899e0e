import type { RelayLimits } from '../../config/RelaySettings.ts'
import type { AdmittedClient } from '../access/createAdmission.ts'
import { createBuckets } from './createBuckets.ts'

/** Rate limits of clients and addresses. Every call consumes tokens. */
export interface RelayRates {
  mayConnect(address: string): boolean
  /** @param cost in frames. */
  maySend(client: AdmittedClient, cost?: number): boolean
  mayPublish(client: AdmittedClient, bytes: number): boolean
  /** Whether a client may stay connected after another refusal. */
  mayBeRefused(client: AdmittedClient): boolean
  /** Forgets idle clients and addresses. */
  sweep(): void
}

/** Every this many bytes count as another message. */
const bytesPerMessage = 4_096

/** Creates the rate limits of a node. */
export function createRelayRates(parameters: { readonly limits: RelayLimits; readonly now: () => number }): RelayRates {
  const { limits, now } = parameters
  const connects = createBuckets({ rate: limits.connectRate, now })
  const frames = createBuckets({ rate: limits.frameRate, now })
  const addressFrames = createBuckets({ rate: limits.addressFrameRate, now })
  const publishes = createBuckets({ rate: limits.publishRate, now })
  const refusals = createBuckets({ rate: limits.refusalRate, now })
  return {
    mayConnect: (address) => connects.take(address),
    maySend: ({ address, clientId, isUnlimited }, cost = 1) =>
      isUnlimited || (frames.take(clientId, cost) && addressFrames.take(address, cost)),
    mayPublish: ({ clientId, isUnlimited }, bytes) =>
      isUnlimited || publishes.take(clientId, 1 + Math.floor(bytes / bytesPerMessage)),
    mayBeRefused: ({ clientId }) => refusals.take(clientId),
    sweep() {
      for (const buckets of [connects, frames, addressFrames, publishes, refusals]) buckets.sweep()
    },
  }
}
