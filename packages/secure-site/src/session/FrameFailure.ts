import type { FrameErrorCode } from '@latchkey/protocol/frame'

/** Why the frame refuses a request of the page. The page reads all of it, so it contains nothing of the visitor. */
export class FrameFailure extends Error {
  override readonly name = 'FrameFailure'
  readonly code: FrameErrorCode
  /** How long to wait, in s. */
  readonly seconds: number | undefined
  /** How often a code may still be entered. */
  readonly triesLeft: number | undefined
  /** The error code of the method's standard, where it has one of its own (EIP-1193, EIP-5792). */
  readonly rpcCode: number | undefined

  constructor(
    code: FrameErrorCode,
    message: string,
    more: {
      readonly seconds?: number | undefined
      readonly triesLeft?: number | undefined
      readonly rpcCode?: number | undefined
    } = {},
  ) {
    super(message.slice(0, 1_024) || code)
    this.code = code
    this.seconds = more.seconds
    this.triesLeft = more.triesLeft
    this.rpcCode = more.rpcCode
  }
}
