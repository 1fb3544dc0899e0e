import { FrameFailure } from '../session/FrameFailure.ts'

/** Refuses a request that the wallet never signs. */
export function refuseRpc(reason: string): never {
  throw new FrameFailure('rpc.refused', `The wallet never signs this: ${reason}`)
}
