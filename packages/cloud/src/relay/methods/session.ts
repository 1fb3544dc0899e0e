import { relayLimits } from '@latchkey/protocol/relay'
import { publish } from './publish.ts'
import type { RelayAnswer, RelayCaller, RelayParams, RelayServices } from './RelayServices.ts'
import { subscribe } from './subscribe.ts'

const tags = { proposal: 1100, response: 1101, settlement: 1102 } as const

/** Proposes a session: publishes the proposal and subscribes the caller to the pairing topic for the answer. */
export async function proposeSession(
  services: RelayServices,
  caller: RelayCaller,
  params: RelayParams<'wc_proposeSession'>,
): Promise<RelayAnswer> {
  const { attestation, pairingTopic, sessionProposal, ttl } = params
  const { catchUp } = await subscribe(services, caller, [pairingTopic])
  await orCatchUp(
    publish(services, caller, {
      topic: pairingTopic,
      message: sessionProposal,
      ttl: ttl ?? relayLimits.sessionTtl,
      tag: tags.proposal,
      attestation,
    }),
    catchUp,
  )
  return { result: true, afterwards: catchUp }
}

/**
 * Approves a proposal: subscribes the caller to the session topic and publishes the settlement there before the
 * response on the pairing topic.
 */
export async function approveSession(
  services: RelayServices,
  caller: RelayCaller,
  params: RelayParams<'wc_approveSession'>,
): Promise<RelayAnswer> {
  const { pairingTopic, sessionProposalResponse, sessionSettlementRequest, sessionTopic } = params
  const ttl = params.ttl ?? relayLimits.sessionTtl
  const { catchUp } = await subscribe(services, caller, [sessionTopic])
  const attestation = undefined
  const settle = async (): Promise<void> => {
    await publish(services, caller, {
      topic: sessionTopic,
      message: sessionSettlementRequest,
      ttl,
      tag: tags.settlement,
      attestation,
    })
    await publish(services, caller, {
      topic: pairingTopic,
      message: sessionProposalResponse,
      ttl,
      tag: tags.response,
      attestation,
    })
  }
  await orCatchUp(settle(), catchUp)
  return { result: true, afterwards: catchUp }
}

/** A request that fails has subscribed anyway. */
async function orCatchUp(work: Promise<void>, catchUp: () => void): Promise<void> {
  try {
    await work
  } catch (error) {
    catchUp()
    throw error
  }
}
