import { literal, maxLength, minLength, nullish, number, object, pipe, regex, string } from 'valibot'
import { frameLimits } from './frameLimits.ts'

/** The frame tells its parent that it can be greeted. It is sent to any origin, so it contains nothing else. */
export const frameReadySchema = /*#__PURE__*/ object({
  type: /*#__PURE__*/ literal('FRAME_READY'),
  version: /*#__PURE__*/ number(),
})

const nonceSchema = /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ regex(/^[\w-]{16,64}$/))

/** The page greets the frame, and transfers one `MessagePort`, through which everything else goes. */
export const appHelloSchema = /*#__PURE__*/ object({
  type: /*#__PURE__*/ literal('APP_HELLO'),
  version: /*#__PURE__*/ literal(frameLimits.version),
  projectId: /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ minLength(1), /*#__PURE__*/ maxLength(128)),
  /** Returned in the answer, which proves that it answers this greeting. */
  nonce: nonceSchema,
})

/** The frame accepts the page. */
export const frameHelloSchema = /*#__PURE__*/ object({
  type: /*#__PURE__*/ literal('FRAME_HELLO_SUCCESS'),
  nonce: nonceSchema,
  /** Whether the project names no origins, so that the page's origin is unverified. */
  isUnverified: /*#__PURE__*/ nullish(/*#__PURE__*/ literal(true)),
})

/** The frame refuses the page, and closes the port. */
export const frameHelloErrorSchema = /*#__PURE__*/ object({
  type: /*#__PURE__*/ literal('FRAME_HELLO_ERROR'),
  nonce: nonceSchema,
  message: /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ maxLength(1_024)),
})
