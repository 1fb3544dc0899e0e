/**
 * The messages between a page and the frame of the embedded wallet.
 *
 * @packageDocumentation
 */
export { frameLimits } from '../frame/frameLimits.ts'
export { appHelloSchema, frameHelloErrorSchema, frameHelloSchema, frameReadySchema } from '../frame/handshake.ts'
export { frameAnswers, frameUserSchema } from '../frame/frameAnswers.ts'
export type { FrameUser } from '../frame/frameAnswers.ts'
export { frameErrorCodes, frameErrorSchema } from '../frame/frameErrors.ts'
export type { FrameErrorCode } from '../frame/frameErrors.ts'
export {
  frameAnswerSchema,
  frameEventSchema,
  frameRequests,
  frameRequestSchema,
  frameScreens,
} from '../frame/frameRequests.ts'
export type { FrameRequestName, FrameScreen } from '../frame/frameRequests.ts'
export { classifyRpcMethod, rpcMethods } from '../frame/rpcMethods.ts'
export type { EmbeddedRpcMethod } from '../frame/rpcMethods.ts'
export { isPlainMessage } from '../frame/isPlainMessage.ts'
export type { IsPlainMessageParameters } from '../frame/isPlainMessage.ts'
