// Owns the signed answers about registered names, which a resolver contract checks (EIP-3668, ENSIP-10).
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  encodePacked,
  hexToBytes,
  isAddressEqual,
  keccak256,
  namehash,
  parseAbi,
  zeroAddress,
} from 'viem'
import { sign } from 'viem/accounts'
import { isHex } from '@latchkey/protocol/atoms'
import type { NameRegistrySettings } from '../../config/NameRegistrySettings.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { coinTypes } from '../coinTypes.ts'
import type { NameRegistry } from '../createNameRegistry.ts'
import type { RegisteredName } from '../createNameStore.ts'
import { parseDnsName } from './parseDnsName.ts'

/** How long an answer is valid, in seconds. */
const lifetime = 300n

const resolveAbi = parseAbi(['function resolve(bytes name, bytes data) view returns (bytes)'])
const addressAbi = parseAbi(['function addr(bytes32 node) view returns (address)'])
const coinAbi = parseAbi(['function addr(bytes32 node, uint256 coinType) view returns (bytes)'])
const textAbi = parseAbi(['function text(bytes32 node, string key) view returns (string)'])
const recordAbi = [...addressAbi, ...coinAbi, ...textAbi] as const

/** The gateway of the names that accounts register with this cloud. */
export interface NameGateway {
  /**
   * Answers a resolver. A name that is not registered has empty records.
   *
   * @param parameters.data the call `resolve(bytes,bytes)`.
   * @returns `(bytes result, uint64 expires, bytes signature)`.
   * @throws ApiRefusal `not_found` for other resolvers and names, `invalid_request` for other calls.
   */
  answer(parameters: { readonly sender: `0x${string}`; readonly data: `0x${string}` }): Promise<`0x${string}`>
}

/** Creates the gateway; `undefined` without a key or without names. */
export function createNameGateway(parameters: {
  readonly settings: NameRegistrySettings
  readonly registry: Pick<NameRegistry, 'find' | 'suffix'> | undefined
  readonly now: () => number
}): NameGateway | undefined {
  const { now, registry, settings } = parameters
  const { key, resolvers } = settings
  if (key === undefined || registry === undefined) return undefined
  return {
    async answer({ data, sender }) {
      if (!resolvers.some((resolver) => isAddressEqual(resolver, sender)))
        throw new ApiRefusal('not_found', 'This cloud does not sign for this resolver. Nothing was signed.')
      const { name, record } = readCall(data)
      if (!name.endsWith(`.${registry.suffix}`))
        throw new ApiRefusal('not_found', `This cloud answers for names that end in .${registry.suffix} only.`)
      const result = toResult(record, await registry.find(name))
      const expires = BigInt(Math.floor(now() / 1_000)) + lifetime
      const signed = encodePacked(
        ['bytes2', 'address', 'uint64', 'bytes32', 'bytes32'],
        ['0x1900', sender, expires, keccak256(data), keccak256(result)],
      )
      const signature = await sign({ hash: keccak256(signed), privateKey: key, to: 'hex' })
      return encodeAbiParameters(
        [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }],
        [result, expires, signature],
      )
    },
  }
}

type RecordCall = ReturnType<typeof decodeFunctionData<typeof recordAbi>>

function readCall(data: `0x${string}`): { readonly name: string; readonly record: RecordCall } {
  try {
    const [encoded, inner] = decodeFunctionData({ abi: resolveAbi, data }).args
    const name = parseDnsName(hexToBytes(encoded))
    const record = decodeFunctionData({ abi: recordAbi, data: inner })
    // Otherwise the answer would be about another name than the one that the resolver asks about.
    if (name !== undefined && namehash(name) === record.args[0]) return { name, record }
  } catch {
    // Bytes that are no such call are refused as below.
  }
  throw new ApiRefusal(
    'invalid_request',
    'The data is not a call of resolve(bytes,bytes) about addr(bytes32), addr(bytes32,uint256) or text(bytes32,string) of the same name.',
  )
}

/** Encodes the result that the record has on a chain. */
function toResult({ args, functionName }: RecordCall, name: RegisteredName | undefined): `0x${string}` {
  if (functionName === 'text') {
    const key = args[1]
    const isOwn = name !== undefined && key === 'avatar' && Object.hasOwn(name.attributes, key)
    return encodeFunctionResult({ abi: textAbi, result: isOwn ? (name.attributes[key] ?? '') : '' })
  }
  const coinType = args[1]
  if (coinType === undefined) {
    return encodeFunctionResult({
      abi: addressAbi,
      result: findAddress(name, BigInt(coinTypes.ethereum)) ?? zeroAddress,
    })
  }
  return encodeFunctionResult({ abi: coinAbi, result: findAddress(name, coinType) ?? '0x' })
}

function findAddress(name: RegisteredName | undefined, coinType: bigint): `0x${string}` | undefined {
  if (name === undefined) return undefined
  const { addresses } = name
  const address = addresses[String(coinType)] ?? (coinTypes.isEvm(coinType) ? addresses[coinTypes.anyEvm] : undefined)
  return address !== undefined && isHex(address) ? address : undefined
}
