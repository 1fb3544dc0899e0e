import type { Address, Hex } from 'viem'
import { createProviderError } from '../../errors/createProviderError.ts'
import { isRecord } from './isRecord.ts'
import { parseAddress } from './parseAddress.ts'
import { parseBytes } from './parseBytes.ts'
import { parseChainId } from './parseChainId.ts'
import { parseQuantity } from './parseQuantity.ts'
import { parseRecord } from './parseRecord.ts'

/** The maximum number of calls in a batch. */
const maximum = 100

/** A call of a batch, with its value in wei. */
export interface BatchCall {
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex
}

/** A batch that a site requests. */
export interface Batch {
  readonly chainId: number
  readonly from: Address | undefined
  readonly calls: readonly BatchCall[]
  readonly id: string | undefined
  readonly atomicRequired: boolean
}

/** Parses the parameter of `wallet_sendCalls` (EIP-5792); throws -32602, 5700 or 5740. */
export function parseBatch(value: unknown): Batch {
  const { version, chainId, from, calls, id, atomicRequired, capabilities } = parseRecord(value, 'params')
  if (typeof version !== 'string' || !version.startsWith('2.')) refuse('"version" must be "2.0.0"')
  if (typeof atomicRequired !== 'boolean') return refuse('"atomicRequired" must be a boolean')
  if (!Array.isArray(calls) || calls.length === 0) return refuse('"calls" must be a list of at least one')
  if (calls.length > maximum) throw createProviderError('batchTooLarge')
  if (id !== undefined && (typeof id !== 'string' || id === '' || id.length > 4_096)) refuse('"id" must be a text')
  const batch = {
    chainId: parseChainId(chainId),
    from: from === undefined ? undefined : parseAddress(from, 'from'),
    calls: calls.map(parseCall),
    id: typeof id === 'string' ? id : undefined,
    atomicRequired,
  }
  for (const holder of [{ capabilities }, ...calls]) checkCapabilities(isRecord(holder) ? holder['capabilities'] : {})
  return batch
}

function parseCall(value: unknown): BatchCall {
  const { to, value: amount, data } = parseRecord(value, 'calls')
  if (to === undefined && data === undefined) refuse('a call must have "to" or "data"')
  return {
    to: to === undefined ? undefined : parseAddress(to, 'to'),
    value: amount === undefined ? 0n : parseQuantity(amount, 'value'),
    data: parseBytes(data ?? '0x', 'data'),
  }
}

/** This wallet has no capabilities, so required ones are refused. */
function checkCapabilities(value: unknown): void {
  if (value === undefined) return
  for (const [name, capability] of Object.entries(parseRecord(value, 'capabilities'))) {
    if (isRecord(capability) && capability['optional'] === true) continue
    throw createProviderError('unsupportedCapability', `The wallet does not support the capability "${name}".`)
  }
}

function refuse(reason: string): never {
  throw createProviderError('invalidParams', `Invalid parameters: ${reason}.`)
}
