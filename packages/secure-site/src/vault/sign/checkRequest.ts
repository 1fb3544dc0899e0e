// What the vault refuses to sign, whatever was approved.
import { isEqual, toHex } from '../bytes.ts'
import type { Addresses } from '../derive/deriveAccounts.ts'
import { toChecksumAddress } from '../derive/toEip155Address.ts'
import { checkSignIn } from './checkSignIn.ts'
import { encodeCalls } from './eip155/encodeCalls.ts'
import { hashOperation } from './eip155/hashOperation.ts'
import { toInteger } from './eip155/hashTypedData.ts'
import { toContract } from './toContract.ts'
import { entryPoints, mostFees, mostOperationGas, mostSolanaFee } from './networks.ts'
import { refuse } from './refuse.ts'
import type { SignRequest, SingleRequest } from './SignRequest.ts'
import { parseMessage, parseTransaction } from './solana/parseTransaction.ts'
import type { SolanaMessage } from './solana/parseTransaction.ts'

export interface SignContext {
  readonly addresses: Addresses
  /** The origin of the app, as the browser reports it. */
  readonly origin: string
}

type Of<kind extends SingleRequest['kind']> = Extract<SingleRequest, { readonly kind: kind }>

export function checkRequest(request: SignRequest, context: SignContext): void {
  const requests = request.kind === 'batch' ? request.requests : [request]
  for (const each of requests) checkSingle(each, context)
  // A delegated account has one transaction under way at a time, and an approval of an operation is for that operation alone.
  if (request.kind === 'batch' && requests.some(({ kind }) => smartKinds.includes(kind)))
    refuse('a batch of smart calls')
  // One approval names one chain.
  if (new Set(requests.map((each) => ('chainId' in each ? each.chainId : each.kind.slice(0, 3)))).size !== 1)
    refuse('batch of several chains')
}

const smartKinds: readonly string[] = ['evmSmartCalls', 'evmOperation', 'evmUndelegation']

function checkSingle(request: SingleRequest, { addresses, origin }: SignContext): void {
  const isEvm = request.kind.startsWith('evm')
  const own = isEvm ? addresses.eip155.toLowerCase() : addresses.solana
  if ((isEvm ? request.from.toLowerCase() : request.from) !== own) refuse('another account')
  switch (request.kind) {
    case 'evmMessage':
      return checkSignIn(request.message, origin, true)
    case 'solanaMessage':
      // A text never begins with such a byte; a transaction of a later version does.
      if (
        ((request.message[0] ?? 0) & 0xc0) === 0x80 ||
        parseMessage(request.message) ||
        parseTransaction(request.message)
      )
        refuse('a transaction as a message')
      return checkSignIn(request.message, origin, false)
    case 'evmTypedData':
      return checkTypedData(request, own)
    case 'evmTransaction':
      return checkTransaction(request)
    case 'evmSmartCalls':
      for (const { to } of request.calls) checkAddress(to)
      return checkFee(request)
    case 'evmOperation':
      return checkOperation(request)
    case 'evmUndelegation':
      return checkFee(request)
    case 'solanaTransaction':
      return checkSolana(request)
  }
}

function checkTypedData({ chainId, typedData }: Of<'evmTypedData'>, own: string): void {
  checkChain(chainId)
  const { domain, types, primaryType } = typedData
  if (domain['chainId'] !== undefined && toInteger(domain['chainId']) !== BigInt(chainId)) refuse('another chain')
  const contract = toContract(typedData)
  if (contract === own) refuse("the account's own domain")
  if (entryPoints.includes(contract)) refuse('the domain of an entry point')
  const operation = /^(?:PackedUserOperation|UserOperation|SafeOp|SafeTx)$/
  if ([primaryType, ...Object.keys(types)].some((name) => operation.test(name))) refuse('an operation as typed data')
}

function checkTransaction(request: Of<'evmTransaction'>): void {
  const { to, value } = request.transaction
  if (to === undefined && value > 0n) refuse('contract creation with value')
  if (to !== undefined) checkAddress(to)
  checkFee(request)
}

/** Upper and lower case are a checksum, unless all letters are of one case. */
function checkAddress(address: string): void {
  const digits = address.slice(2)
  if (/[a-f]/.test(digits) && /[A-F]/.test(digits) && address !== toChecksumAddress(digits.toLowerCase()))
    refuse('an address with a wrong checksum')
}

function checkFee(request: Of<'evmTransaction'> | Of<'evmSmartCalls'> | Of<'evmUndelegation'>): void {
  const { chainId, estimatedFee, transaction } = request
  const most = checkChain(chainId)
  const { fee, gas } = transaction
  if ('maxFeePerGas' in fee && fee.maxPriorityFeePerGas > fee.maxFeePerGas) refuse('fee')
  const cost = gas * ('gasPrice' in fee ? fee.gasPrice : fee.maxFeePerGas)
  if (cost > estimatedFee * 10n) refuse('fee above ten times the estimate')
  if (cost > most) refuse('fee above the cap of the network')
}

/** The screen says that the app pays. So an operation has no fee, or a paymaster that pays it; the account itself never does. */
function checkOperation(request: Of<'evmOperation'>): void {
  const { authorizationNonce, calls, chainId, from, operationHash, terms } = request
  checkChain(chainId)
  for (const { to } of calls) checkAddress(to)
  const { maxFeePerGas, maxPriorityFeePerGas, paymaster } = terms
  if (paymaster === undefined && maxFeePerGas > 0n) refuse('an operation that the account pays for')
  if (maxPriorityFeePerGas > maxFeePerGas) refuse('fee')
  // Of another key, the next operation would not replace this one.
  if (terms.nonce >> 64n !== 0n) refuse('a nonce of another key')
  const gas = terms.callGasLimit + terms.verificationGasLimit + terms.preVerificationGas
  if (gas > mostOperationGas) refuse('the gas of an operation')
  const callData = encodeCalls(calls)
  const hash = hashOperation({ chainId, sender: from, callData, terms, isDelegating: authorizationNonce !== undefined })
  if (!isEqual(hash, operationHash)) refuse('another operation than the server pays for')
}

function checkChain(chainId: number): bigint {
  return mostFees[chainId] ?? refuse('unknown chain')
}

function checkSolana(request: Of<'solanaTransaction'>): void {
  const { message } = parseTransaction(request.transaction) ?? refuse('not a transaction')
  if (!message.signers.includes(request.from)) refuse('another account')
  if (message.signers.join() !== request.signers.join()) refuse('other signers than shown')
  if (message.lookupTables.join() !== request.lookupTables.join()) refuse('other lookup tables than shown')
  const cost = toSolanaFee(message)
  if (cost > request.estimatedFee * 10n) refuse('fee above ten times the estimate')
  if (cost > mostSolanaFee) refuse('fee above the cap of the network')
}

/** 5,000 lamports a signature, and what the instructions of the compute budget offer: units times micro-lamports. */
function toSolanaFee({ signers, instructions }: SolanaMessage): bigint {
  const budget = instructions.filter(({ program }) => program === 'ComputeBudget111111111111111111111111111111')
  const read = (kind: number) => {
    const data = budget
      .find((instruction) => instruction.data[0] === kind)
      ?.data.slice(1)
      .reverse()
    return data === undefined ? undefined : BigInt(`0x0${toHex(data)}`)
  }
  const units = read(2) ?? 200_000n * BigInt(instructions.length)
  return 5_000n * BigInt(signers.length) + (units * (read(3) ?? 0n)) / 1_000_000n
}
