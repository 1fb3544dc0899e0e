import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { bytesToHex } from '@noble/hashes/utils.js'
import { SiwxError } from '../../errors/SiwxError.ts'
import type { SiwxRpc } from '../SiwxRpc.ts'

/** What `isValidSignature` returns for a signature of the account (ERC-1271): its own selector, padded to 32 bytes. */
const accepted = /^0x1626ba7e0{56}/i

/**
 * Asks the chain whether a contract account accepts a signature as its own (ERC-1271), or would accept it once deployed as
 * the signature describes (ERC-6492). Only the account's own code decides: an address without code accepts nothing, whatever
 * bytes are sent. The calls change nothing.
 *
 * The validator contract of ERC-6492 is not used, because it falls back to `ecrecover`, which returns the zero address for
 * bytes that are not a signature.
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
  const { chainId, rpc, signal } = parameters
  const call = await createCall(parameters)
  if (call === undefined) return false
  const ask = (method: string, params: readonly unknown[]): Promise<unknown> => rpc({ chainId, method, params, signal })
  const [chain, code] = await Promise.all([
    ask('eth_chainId', []).catch(refuse(chainId)),
    // Precompiled contracts answer calls without having code.
    call.isDeploying ? undefined : ask('eth_getCode', [parameters.accountAddress, 'latest']).catch(refuse(chainId)),
  ])
  // The same address can have another owner on another chain.
  if (typeof chain !== 'string' || `eip155:${Number(chain)}` !== chainId)
    throw new SiwxError('siwx.chainUnreachable', `The node for ${chainId} belongs to chain ${String(chain)}.`)
  if (!call.isDeploying) {
    if (typeof code !== 'string') throw createAnswerError(chainId, 'eth_getCode')
    if (!/^0x0*[1-9a-f]/i.test(code)) return false
  }
  const answer = await ask('eth_call', [call.transaction, 'latest']).catch((error: unknown) => {
    // A contract that reverts does not accept the signature.
    if (isExecutionError(error)) return '0x'
    return refuse(chainId)(error)
  })
  if (typeof answer !== 'string') throw createAnswerError(chainId, 'eth_call')
  return accepted.test(answer)
}

function createAnswerError(chainId: string, method: string): SiwxError {
  return new SiwxError('siwx.chainUnreachable', `The node for ${chainId} returned no result for ${method}.`)
}

/**
 * Returns the call that asks the account, or `undefined` for a malformed ERC-6492 signature. For an account that is not
 * deployed yet, the call runs a constructor that deploys it, reverts if it still has no code, and returns its answer.
 */
async function createCall(parameters: {
  readonly hash: Uint8Array
  readonly signature: `0x${string}`
  readonly accountAddress: string
}): Promise<{ readonly transaction: object; readonly isDeploying: boolean } | undefined> {
  const { hash, signature } = parameters
  const { deploylessCallViaFactoryBytecode, encodeDeployData, encodeFunctionData, parseErc6492Signature } =
    await import('viem')
  const to = `0x${parameters.accountAddress.slice(2)}` as const
  const encode = (inner: `0x${string}`): `0x${string}` =>
    encodeFunctionData({ abi: accountAbi, functionName: 'isValidSignature', args: [`0x${bytesToHex(hash)}`, inner] })
  try {
    const wrapped = parseErc6492Signature(signature)
    if (wrapped.address === undefined)
      return { transaction: { to, data: encode(wrapped.signature) }, isDeploying: false }
    const data = encodeDeployData({
      abi: deployerAbi,
      bytecode: deploylessCallViaFactoryBytecode,
      args: [to, encode(wrapped.signature), wrapped.address, wrapped.data],
    })
    return { transaction: { data }, isDeploying: true }
  } catch {
    // The bytes before the suffix of ERC-6492 are not a factory, its call and a signature.
    return undefined
  }
}

const accountAbi = [
  {
    type: 'function',
    name: 'isValidSignature',
    stateMutability: 'view',
    inputs: [
      { name: 'hash', type: 'bytes32' },
      { name: 'signature', type: 'bytes' },
    ],
    outputs: [{ name: '', type: 'bytes4' }],
  },
] as const

/** Of the constructor in viem's `deploylessCallViaFactoryBytecode`. */
const deployerAbi = [
  {
    type: 'constructor',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'data', type: 'bytes' },
      { name: 'factory', type: 'address' },
      { name: 'factoryData', type: 'bytes' },
    ],
  },
] as const

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
