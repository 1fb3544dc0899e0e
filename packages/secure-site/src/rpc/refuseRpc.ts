import { FrameFailure } from '../session/FrameFailure.ts'

/**
 * Refuses a request that the wallet never signs.
 *
 * @param rpcCode the code of the method's standard, where it has one.
 */
export function refuseRpc(reason: string, rpcCode?: number): never {
  const code = rpcCode === undefined ? '' : ` (${rpcCode})`
  throw new FrameFailure('rpc.refused', `The wallet never signs this: ${reason}${code}`, { rpcCode })
}
