import { hashTypedData } from 'viem'
import type { TypedDataDomain, TypedDataParameter } from 'viem'
import type { Eip712Message } from '../types.ts'
import { createProviderError } from '../../errors/createProviderError.ts'
import { isBytes } from './isBytes.ts'
import { isRecord } from './isRecord.ts'
import { parseAddress } from './parseAddress.ts'
import { parseRecord } from './parseRecord.ts'
import { parseText } from './parseText.ts'

/**
 * Parses the second parameter of `eth_signTypedData_v4`, an object or its JSON (EIP-712). Throws -32602 if it is invalid
 * or for another chain than the current one.
 */
export function parseEip712(value: unknown, chainId: number): Eip712Message {
  const { domain, types, primaryType, message } = parseRecord(
    typeof value === 'string' ? parseJson(value) : value,
    'typedData',
  )
  const typedData = {
    domain: parseDomain(domain === undefined ? {} : parseRecord(domain, 'domain'), chainId),
    types: parseTypes(parseRecord(types, 'types')),
    primaryType: parseText(primaryType, 'primaryType'),
    message: { ...parseRecord(message, 'message') },
  }
  try {
    hashTypedData(typedData)
  } catch (thrown) {
    refuse(thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : 'the data does not fit its types')
  }
  return typedData
}

function parseDomain(domain: Readonly<Record<string, unknown>>, current: number): TypedDataDomain {
  const { name, version, chainId, verifyingContract, salt } = domain
  if (chainId !== undefined && toInteger(chainId) !== BigInt(current)) {
    refuse(`the data is for chain ${JSON.stringify(chainId)}, the wallet is on ${current}`)
  }
  return {
    ...(name === undefined ? {} : { name: parseText(name, 'domain.name') }),
    ...(version === undefined ? {} : { version: parseText(version, 'domain.version') }),
    ...(chainId === undefined ? {} : { chainId: current }),
    ...(verifyingContract === undefined
      ? {}
      : { verifyingContract: parseAddress(verifyingContract, 'domain.verifyingContract') }),
    ...(salt === undefined ? {} : { salt: isBytes(salt) ? salt : refuse('"domain.salt" must be hex bytes') }),
  }
}

function parseTypes(types: Readonly<Record<string, unknown>>): Record<string, readonly TypedDataParameter[]> {
  return Object.fromEntries(
    Object.entries(types).map(([name, fields]) => {
      if (!Array.isArray(fields)) refuse(`"types.${name}" must be a list`)
      return [name, fields.map((field) => parseField(field, name))]
    }),
  )
}

function parseField(field: unknown, struct: string): TypedDataParameter {
  const { name, type } = isRecord(field) ? field : {}
  return { name: parseText(name, `types.${struct}.name`), type: parseText(type, `types.${struct}.type`) }
}

/** Parses a domain's chain id: a number, or decimal or hexadecimal text. */
function toInteger(value: unknown): bigint | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  if (typeof value === 'string' && /^(?:\d+|0x[0-9a-f]+)$/i.test(value)) return BigInt(value)
  return undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('"typedData" must be JSON')
  }
}

function refuse(reason: string): never {
  throw createProviderError('invalidParams', `Invalid parameters: ${reason}.`)
}
