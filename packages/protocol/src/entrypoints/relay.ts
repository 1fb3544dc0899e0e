/**
 * The pairing relay: its methods, answers, errors and limits.
 *
 * @packageDocumentation
 */
export { relayCloseCodes } from '../relay/relayCloseCodes.ts'
export { relayErrors } from '../relay/relayErrors.ts'
export type { RelayErrorReason } from '../relay/relayErrors.ts'
export { relayLimits } from '../relay/relayLimits.ts'
export { relayMethods, relayPush } from '../relay/relayMethods.ts'
export type { RelayMethod } from '../relay/relayMethods.ts'
export {
  relayErrorBodySchema,
  relayMessageSchema,
  relayPublishSchema,
  relayRequestIdSchema,
  relayRequestSchema,
  relayResponseSchema,
  relayTopicSchema,
} from '../relay/relaySchemas.ts'
export { relayTags } from '../relay/relayTags.ts'
export type { RelayTag } from '../relay/relayTags.ts'
export { toRelayMethod } from '../relay/toRelayMethod.ts'
