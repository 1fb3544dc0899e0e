import { fromHex } from '../bytes.ts'
import { createReaders } from '../createReaders.ts'
import type { Fields } from '../createReaders.ts'
import { refuse } from './refuse.ts'
import { mostBytes, mostCalls, mostDepth } from './SignRequest.ts'
import type {
  EvmTransaction,
  OperationTerms,
  SelfTransaction,
  SignRequest,
  SingleRequest,
  SmartCall,
  TypedData,
} from './SignRequest.ts'

const { toBytes, toList, toObject, toText } = createReaders(refuse)

/** Reads a request and copies it, so that nothing changes it after it was shown. It takes no member that it does not know. */
export function parseSignRequest(value: unknown): SignRequest {
  const budget = { left: mostBytes }
  const copy = copyValue(value, budget, mostDepth)
  const fields = toObject(copy)
  if (fields['kind'] !== 'batch') return toSingle(fields)
  expectOnly(fields, ['kind', 'requests'])
  const requests = toList(fields['requests']).map((request) => toSingle(toObject(request)))
  if (requests.length === 0 || requests.length > mostCalls) refuse('number of calls')
  return { kind: 'batch', requests }
}

function toSingle(fields: Fields): SingleRequest {
  const from = toText(fields['from'])
  switch (fields['kind']) {
    case 'evmMessage':
    case 'solanaMessage':
      expectOnly(fields, ['kind', 'from', 'message'])
      return { kind: fields['kind'], from, message: toBytes(fields['message']) }
    case 'evmTypedData':
      expectOnly(fields, ['kind', 'from', 'chainId', 'typedData'])
      return {
        kind: 'evmTypedData',
        from,
        chainId: toChainId(fields['chainId']),
        typedData: toTypedData(fields['typedData']),
      }
    case 'evmTransaction':
      expectOnly(fields, ['kind', 'from', 'chainId', 'transaction', 'estimatedFee'])
      return {
        kind: 'evmTransaction',
        from,
        chainId: toChainId(fields['chainId']),
        transaction: toTransaction(toObject(fields['transaction'])),
        estimatedFee: toAmount(fields['estimatedFee']),
      }
    case 'evmSmartCalls':
      expectOnly(fields, ['kind', 'from', 'chainId', 'calls', 'transaction', 'isDelegating', 'estimatedFee'])
      return {
        kind: 'evmSmartCalls',
        from,
        chainId: toChainId(fields['chainId']),
        calls: toCalls(fields['calls']),
        transaction: toSelfTransaction(fields['transaction']),
        isDelegating: fields['isDelegating'] === true,
        estimatedFee: toAmount(fields['estimatedFee']),
      }
    case 'evmOperation': {
      expectOnly(fields, ['kind', 'from', 'chainId', 'calls', 'terms', 'authorizationNonce', 'operationHash'])
      const { authorizationNonce, operationHash } = fields
      return {
        kind: 'evmOperation',
        from,
        chainId: toChainId(fields['chainId']),
        calls: toCalls(fields['calls']),
        terms: toTerms(toObject(fields['terms'])),
        authorizationNonce: authorizationNonce === undefined ? undefined : toAmount(authorizationNonce),
        operationHash: toBytes(operationHash, 32),
      }
    }
    case 'evmUndelegation':
      expectOnly(fields, ['kind', 'from', 'chainId', 'transaction', 'estimatedFee'])
      return {
        kind: 'evmUndelegation',
        from,
        chainId: toChainId(fields['chainId']),
        transaction: toSelfTransaction(fields['transaction']),
        estimatedFee: toAmount(fields['estimatedFee']),
      }
    case 'solanaTransaction':
      expectOnly(fields, ['kind', 'from', 'transaction', 'signers', 'lookupTables', 'estimatedFee'])
      return {
        kind: 'solanaTransaction',
        from,
        transaction: toBytes(fields['transaction']),
        signers: toList(fields['signers']).map((entry) => toText(entry)),
        lookupTables: toList(fields['lookupTables']).map((entry) => toText(entry)),
        estimatedFee: toAmount(fields['estimatedFee']),
      }
    default:
      return refuse('unknown kind')
  }
}

function toTransaction(fields: Fields): EvmTransaction {
  // So `authorizationList`, blobs and whatever comes later are refused.
  expectOnly(fields, ['nonce', 'gas', 'to', 'value', 'data', 'fee', 'accessList'])
  const fee = toObject(fields['fee'])
  const isLegacy = 'gasPrice' in fee
  expectOnly(fee, isLegacy ? ['gasPrice'] : ['maxFeePerGas', 'maxPriorityFeePerGas'])
  return {
    nonce: toAmount(fields['nonce']),
    gas: toAmount(fields['gas']),
    to: fields['to'] === undefined ? undefined : toAddress(fields['to']),
    value: toAmount(fields['value']),
    data: toBytes(fields['data']),
    fee: isLegacy
      ? { gasPrice: toAmount(fee['gasPrice']) }
      : { maxFeePerGas: toAmount(fee['maxFeePerGas']), maxPriorityFeePerGas: toAmount(fee['maxPriorityFeePerGas']) },
    accessList: toList(fields['accessList']).map((entry) => {
      const { address, storageKeys } = toObject(entry)
      const keys = toList(storageKeys).map((key) => toBytes(key))
      if (keys.some((key) => key.length !== 32)) refuse('storage key')
      return { address: toAddress(address), storageKeys: keys }
    }),
  }
}

/** It names no contract, chain or nonce of an authorization: the worker makes those itself. */
function toSelfTransaction(value: unknown): SelfTransaction {
  const fields = toObject(value)
  expectOnly(fields, ['nonce', 'gas', 'fee'])
  const fee = toObject(fields['fee'])
  expectOnly(fee, ['maxFeePerGas', 'maxPriorityFeePerGas'])
  return {
    nonce: toAmount(fields['nonce']),
    gas: toAmount(fields['gas']),
    fee: { maxFeePerGas: toAmount(fee['maxFeePerGas']), maxPriorityFeePerGas: toAmount(fee['maxPriorityFeePerGas']) },
  }
}

function toCalls(value: unknown): readonly SmartCall[] {
  const calls = toList(value).map((entry) => {
    const fields = toObject(entry)
    expectOnly(fields, ['to', 'value', 'data'])
    return { to: toAddress(fields['to']), value: toAmount(fields['value']), data: toBytes(fields['data']) }
  })
  if (calls.length === 0 || calls.length > mostCalls) refuse('number of calls')
  return calls
}

function toTerms(fields: Fields): OperationTerms {
  const { paymaster } = fields
  const gas = ['callGasLimit', 'verificationGasLimit', 'preVerificationGas']
  expectOnly(fields, ['nonce', ...gas, 'maxFeePerGas', 'maxPriorityFeePerGas', 'paymaster'])
  return {
    nonce: toAmount(fields['nonce']),
    callGasLimit: toHalf(fields['callGasLimit']),
    verificationGasLimit: toHalf(fields['verificationGasLimit']),
    preVerificationGas: toHalf(fields['preVerificationGas']),
    maxFeePerGas: toHalf(fields['maxFeePerGas']),
    maxPriorityFeePerGas: toHalf(fields['maxPriorityFeePerGas']),
    paymaster: paymaster === undefined ? undefined : toPaymaster(toObject(paymaster)),
  }
}

function toPaymaster(fields: Fields): NonNullable<OperationTerms['paymaster']> {
  expectOnly(fields, ['address', 'verificationGasLimit', 'postOpGasLimit', 'data'])
  return {
    address: toAddress(fields['address']),
    verificationGasLimit: toHalf(fields['verificationGasLimit']),
    postOpGasLimit: toHalf(fields['postOpGasLimit']),
    data: toBytes(fields['data']),
  }
}

function toTypedData(value: unknown): TypedData {
  const { types, primaryType, domain, message } = toObject(value)
  const entries = Object.entries(toObject(types)).map(([name, members]) => {
    const list = toList(members).map((member) => {
      const { name: memberName, type } = toObject(member)
      return { name: toName(memberName), type: toName(type) }
    })
    return [toName(name), list] as const
  })
  return {
    types: Object.fromEntries(entries),
    primaryType: toName(primaryType),
    domain: toObject(domain),
    message: toObject(message),
  }
}

/** A name of typed data: an identifier, so that the screen shows all of it. Types of arrays end with brackets, and some apps use colons. */
function toName(value: unknown): string {
  const name = toText(value)
  return /^[a-z_$][\w$:]*(?:\[\d*\])*$/i.test(name) ? name : refuse('name')
}

/** Copies plain data, within limits of size and depth. */
function copyValue(value: unknown, budget: { left: number }, depth: number): unknown {
  const size = typeof value === 'string' ? value.length : value instanceof Uint8Array ? value.length : 8
  budget.left -= size
  if (budget.left < 0 || depth < 0) refuse('too large')
  if (value instanceof Uint8Array) return Uint8Array.from(value)
  if (Array.isArray(value)) return value.map((entry) => copyValue(entry, budget, depth - 1))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, entry]) => {
      budget.left -= name.length
      return name === '__proto__' ? refuse('name') : ([name, copyValue(entry, budget, depth - 1)] as const)
    })
    return Object.fromEntries(entries)
  }
  return typeof value === 'function' || typeof value === 'symbol' ? refuse('value') : value
}

function expectOnly(fields: Fields, names: readonly string[]): void {
  const other = Object.keys(fields).find((name) => !names.includes(name))
  if (other !== undefined) refuse(`unknown member ${other.slice(0, 40)}`)
}

function toAmount(value: unknown): bigint {
  return typeof value === 'bigint' && value >= 0n && value >> 256n === 0n ? value : refuse('not an amount')
}

/** An amount that an operation keeps in half a word. */
function toHalf(value: unknown): bigint {
  const amount = toAmount(value)
  return amount >> 128n === 0n ? amount : refuse('not an amount')
}

function toChainId(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : refuse('not a chain')
}

function toAddress(value: unknown): string {
  const address = toText(value)
  return address.startsWith('0x') && fromHex(address)?.length === 20 ? address : refuse('not an address')
}
