import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { bytesToHex } from '@noble/hashes/utils.js'
import { SiwxError } from '../../errors/SiwxError.ts'
import type { SiwxRpc } from '../SiwxRpc.ts'
import { isExecutionError } from './isExecutionError.ts'

/**
 * Asks the chain whether a contract account takes a signature as its own (ERC-1271), or would once it is deployed as the
 * signature says (ERC-6492). One call, which changes nothing.
 *
 * @throws SiwxError `siwx.chainUnreachable` if the chain does not answer, or another one does.
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
      // A contract that fails at a signature does not take it.
      if (isExecutionError(error)) return '0x'
      return refuse(chainId)(error)
    }),
  ])
  // Who owns an account on one chain may own nothing on another.
  if (typeof chain !== 'string' || `eip155:${Number(chain)}` !== chainId)
    throw new SiwxError('siwx.chainUnreachable', `Who was asked for ${chainId} is a node of chain ${String(chain)}.`)
  if (typeof answer !== 'string')
    throw new SiwxError('siwx.chainUnreachable', `The node of ${chainId} gave no result for eth_call.`)
  return /^0x0*1$/.test(answer)
}

function refuse(chainId: string) {
  return (cause: unknown): never => {
    throw new SiwxError(
      'siwx.chainUnreachable',
      `${chainId} could not be asked whether this is the signature of a contract account. Try again, or with another node.`,
      { cause },
    )
  }
}
