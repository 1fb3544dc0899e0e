// EIP-712.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concat, fromHex, toUtf8 } from '../../bytes.ts'
import type { Bytes } from '../../bytes.ts'
import { refuse } from '../refuse.ts'
import type { TypedData } from '../SignRequest.ts'

type Types = TypedData['types']

const domainMembers = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/** The types, with that of the domain: without a type of its own, only the members of the standard are signed. */
export function addDomainType({ types, domain }: Pick<TypedData, 'types' | 'domain'>): Types {
  return { EIP712Domain: domainMembers.filter(({ name }) => name in domain), ...types }
}

export function hashTypedData(typedData: TypedData): Bytes {
  const { primaryType, domain, message } = typedData
  const withDomain = addDomainType(typedData)
  const domainHash = hashStruct(withDomain, 'EIP712Domain', domain)
  if (primaryType === 'EIP712Domain') return hash(concat(Uint8Array.of(0x19, 1), domainHash))
  return hash(concat(Uint8Array.of(0x19, 1), domainHash, hashStruct(withDomain, primaryType, message)))
}

function hashStruct(types: Types, type: string, value: unknown): Bytes {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(`no value of ${type}`)
  const fields: Readonly<Record<string, unknown>> = { ...value }
  const parts = getMembers(types, type).map((member) => {
    if (!Object.hasOwn(fields, member.name)) refuse(`${type} has no ${member.name}`)
    return encodeValue(types, member.type, fields[member.name])
  })
  return hash(concat(hash(toUtf8(encodeType(types, type))), ...parts))
}

/** The type, and then all that it refers to, in the order of their names. */
function encodeType(types: Types, type: string): string {
  const found = new Set([type])
  for (const name of found)
    for (const member of getMembers(types, name)) {
      const base = member.type.replace(/(?:\[\d*\])+$/, '')
      if (Object.hasOwn(types, base)) found.add(base)
    }
  const others = [...found].slice(1).sort()
  return [type, ...others]
    .map(
      (name) =>
        `${name}(${getMembers(types, name)
          .map((member) => `${member.type} ${member.name}`)
          .join(',')})`,
    )
    .join('')
}

function getMembers(types: Types, type: string): Types[string] {
  return (Object.hasOwn(types, type) ? types[type] : undefined) ?? refuse(`unknown type ${type}`)
}

function encodeValue(types: Types, type: string, value: unknown): Bytes {
  const [, element, size] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
  if (element !== undefined) {
    if (!Array.isArray(value) || (size !== '' && value.length !== Number(size))) return refuse(`no ${type}`)
    return hash(concat(...value.map((entry) => encodeValue(types, element, entry))))
  }
  if (Object.hasOwn(types, type)) return hashStruct(types, type, value)
  if (type === 'string') return typeof value === 'string' ? hash(toUtf8(value)) : refuse('no string')
  if (type === 'bool') return typeof value === 'boolean' ? toWord(value ? 1n : 0n) : refuse('no bool')
  if (type === 'bytes') return hash(toBytes(value))
  const [, kind, digits] = /^(address|bytes|uint|int)(\d*)$/.exec(type) ?? []
  const width = Number(digits)
  if (kind === 'address' && digits === '') return concat(new Uint8Array(12), toBytes(value, 20))
  if (kind === 'bytes' && width >= 1 && width <= 32) return concat(toBytes(value, width), new Uint8Array(32 - width))
  if ((kind === 'uint' || kind === 'int') && digits !== '' && width % 8 === 0 && width >= 8 && width <= 256)
    return encodeInteger(value, width, kind === 'int')
  return refuse(`unknown type ${type}`)
}

function encodeInteger(value: unknown, width: number, isSigned: boolean): Bytes {
  const integer = toInteger(value)
  const bits = BigInt(isSigned ? width - 1 : width)
  if (integer >= 1n << bits || integer < (isSigned ? -(1n << bits) : 0n)) refuse('out of range')
  return toWord(BigInt.asUintN(256, integer))
}

/** Reads an integer as apps write it: a number, or decimal or hexadecimal digits. */
export function toInteger(value: unknown): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  if (typeof value === 'string' && /^(?:-?\d{1,78}|0x[\da-f]{1,64})$/i.test(value)) return BigInt(value)
  return refuse('no integer')
}

function toWord(value: bigint): Bytes {
  return fromHex(value.toString(16).padStart(64, '0')) ?? refuse('out of range')
}

function toBytes(value: unknown, length?: number): Bytes {
  const bytes = typeof value === 'string' && value.startsWith('0x') ? fromHex(value) : undefined
  if (bytes === undefined || (length !== undefined && bytes.length !== length)) return refuse('no bytes')
  return bytes
}

function hash(bytes: Bytes): Bytes {
  return new Uint8Array(keccak_256(bytes))
}
