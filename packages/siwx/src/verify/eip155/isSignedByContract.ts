import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { bytesToHex } from '@noble/hashes/utils.js'
import { SiwxError } from '../../errors/SiwxError.ts'
import type { SiwxRpc } from '../SiwxRpc.ts'

/**
 * Asks the chain whether a contract account accepts a signature as its own (ERC-1271), or would accept it once deployed as
 * the signature describes (ERC-6492). It takes one `eth_call`, which changes nothing.
 *
 * @throws SiwxError `siwx.chainUnreachable` if the node does not answer or belongs to another chain.
 */
export async function isSignedByContract(parameters: {
  readonly hash: Uint8Array
  readonly signature: `0x${string}`
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  readonly rpc: SiwxRpc
  readonly signal?: AbortSignal | undefined
}): Promise<boolean> {
  const { accountAddress, chainId, hash, rpc, signal, signature } = parameters
  const { encodeDeployData, erc6492SignatureValidatorAbi, erc6492SignatureValidatorByteCode } = await import('viem')
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [`0x${accountAddress.slice(2)}`, `0x${bytesToHex(hash)}`, signature],
  })
  const [chain, answer] = await Promise.all([
    rpc({ chainId, method: 'eth_chainId', params: [], signal }).catch(refuse(chainId)),
    rpc({ chainId, method: 'eth_call', params: [{ data }, 'latest'], signal }).catch((error: unknown) => {
      // A contract that reverts does not accept the signature.
      if (isExecutionError(error)) return '0x'
      return refuse(chainId)(error)
    }),
  ])
  // The same address can have another owner on another chain.
  if (typeof chain !== 'string' || `eip155:${Number(chain)}` !== chainId)
    throw new SiwxError('siwx.chainUnreachable', `The node for ${chainId} belongs to chain ${String(chain)}.`)
  if (typeof answer !== 'string')
    throw new SiwxError('siwx.chainUnreachable', `The node for ${chainId} returned no result for eth_call.`)
  return /^0x0*1$/.test(answer)
}

function refuse(chainId: string) {
  return (cause: unknown): never => {
    throw new SiwxError(
      'siwx.chainUnreachable',
      `${chainId} could not be asked about the signature of a contract account. Try again, or use another node.`,
      { cause },
    )
  }
}

/** How nodes phrase that a call failed during execution, rather than in transit. */
const executionFailure = /revert|invalid opcode|out of gas|stack (?:under|over)flow|bad jump|vm execution error/i

/** Whether an error, or one of its causes, reports a failed execution. Geth uses code 3 for it. */
function isExecutionError(error: unknown): boolean {
  let current = error
  for (let depth = 0; depth < 8 && typeof current === 'object' && current !== null; depth += 1) {
    if ('code' in current && current.code === 3) return true
    if ('message' in current && typeof current.message === 'string' && executionFailure.test(current.message))
      return true
    current = 'cause' in current ? current.cause : undefined
  }
  return false
}
