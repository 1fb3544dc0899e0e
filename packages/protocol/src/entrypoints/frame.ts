/**
 * The messages between a page and the frame of the embedded wallet.
 *
 * @packageDocumentation
 */
export { frameLimits } from '../frame/frameLimits.ts'
export { appHelloSchema, frameHelloErrorSchema, frameHelloSchema, frameReadySchema } from '../frame/handshake.ts'
export {
  frameAnswerSchema,
  frameErrorSchema,
  frameEventSchema,
  frameRequests,
  frameRequestSchema,
} from '../frame/frameRequests.ts'
export type { FrameRequestName } from '../frame/frameRequests.ts'
export { isPlainMessage } from '../frame/isPlainMessage.ts'
export type { IsPlainMessageParameters } from '../frame/isPlainMessage.ts'
