import { signAsync as signEd25519 } from '@noble/ed25519'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { signAsync as signSecp256k1 } from '@noble/secp256k1'
import { concat, toHex, toUtf8 } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'
import type { Accounts } from '../derive/deriveAccounts.ts'
import { type Authorization, encodeAuthorization, toAuthorizationItem } from './eip155/encodeAuthorization.ts'
import { encodeCalls } from './eip155/encodeCalls.ts'
import { encodeTransaction } from './eip155/encodeTransaction.ts'
import type { EvmSignature } from './eip155/encodeTransaction.ts'
import { hashOperation } from './eip155/hashOperation.ts'
import { hashTypedData } from './eip155/hashTypedData.ts'
import { smartContracts } from './networks.ts'
import { refuse } from './refuse.ts'
import type { EvmTransaction, SelfTransaction, SignRequest, SingleRequest } from './SignRequest.ts'
import { parseTransaction } from './solana/parseTransaction.ts'

/**
 * Signs what has been checked and shown: for a message or typed data the signature, for a transaction its bytes with the signature, in
 * the order of the batch; for an operation its signature and, if it delegates the account, that of the authorization. If one fails, it
 * returns none.
 */
export async function signWithKeys(request: SignRequest, keys: Accounts['keys']): Promise<readonly Bytes[]> {
  const signed: Bytes[] = []
  for (const each of request.kind === 'batch' ? request.requests : [request])
    signed.push(...(await signSingle(each, keys)))
  return signed
}

async function signSingle(request: SingleRequest, keys: Accounts['keys']): Promise<readonly Bytes[]> {
  switch (request.kind) {
    case 'evmMessage': {
      const prefix = toUtf8(`\u0019Ethereum Signed Message:\n${String(request.message.length)}`)
      return [toSignatureBytes(await signDigest(keccak_256(concat(prefix, request.message)), keys.eip155))]
    }
    case 'evmTypedData':
      return [toSignatureBytes(await signDigest(hashTypedData(request.typedData), keys.eip155))]
    case 'evmTransaction': {
      const { transaction, chainId } = request
      const signature = await signDigest(keccak_256(encodeTransaction(transaction, chainId)), keys.eip155)
      return [encodeTransaction(transaction, chainId, signature)]
    }
    case 'evmSmartCalls': {
      const { calls, chainId, from, isDelegating, transaction } = request
      const own = toSelfCall(from, transaction, encodeCalls(calls))
      const contract = isDelegating ? smartContracts.implementation : undefined
      return [await signSelfCall(own, { chainId, contract, key: keys.eip155 })]
    }
    case 'evmUndelegation': {
      const { chainId, from, transaction } = request
      const own = toSelfCall(from, transaction, new Uint8Array())
      return [await signSelfCall(own, { chainId, contract: smartContracts.none, key: keys.eip155 })]
    }
    case 'evmOperation': {
      const { authorizationNonce: nonce, calls, chainId, from, terms } = request
      const isDelegating = nonce !== undefined
      const hash = hashOperation({ chainId, sender: from, callData: encodeCalls(calls), terms, isDelegating })
      const signature = toSignatureBytes(await signDigest(hash, keys.eip155))
      if (nonce === undefined) return [signature]
      const authorization = { chainId, contract: smartContracts.implementation, nonce }
      return [signature, toSignatureBytes(await signAuthorization(authorization, keys.eip155))]
    }
    case 'solanaMessage':
      return [new Uint8Array(await signEd25519(request.message, keys.solana))]
    case 'solanaTransaction': {
      const { message, messageBytes, signatures } = parseTransaction(request.transaction) ?? refuse('not a transaction')
      const signature = await signEd25519(messageBytes, keys.solana)
      const signed = Uint8Array.from(request.transaction)
      const start = signed.length - messageBytes.length - signatures.length
      signed.set(signature, start + 64 * message.signers.indexOf(request.from))
      return [signed]
    }
  }
}

/** A transaction of the account to itself. */
function toSelfCall(from: string, transaction: SelfTransaction, data: Bytes): EvmTransaction {
  return { ...transaction, to: from, value: 0n, data, accessList: [] }
}

/** @param parameters.contract of the authorization. Absent: none is added. */
async function signSelfCall(
  transaction: EvmTransaction,
  parameters: { readonly chainId: number; readonly contract: string | undefined; readonly key: Bytes },
): Promise<Bytes> {
  const { chainId, contract, key } = parameters
  // The transaction itself has used its nonce when the chain looks at the authorization.
  const authorization = contract === undefined ? undefined : { chainId, contract, nonce: transaction.nonce + 1n }
  const authorizations = authorization && [
    toAuthorizationItem(authorization, await signAuthorization(authorization, key)),
  ]
  const digest = keccak_256(encodeTransaction(transaction, chainId, undefined, { authorizations }))
  return encodeTransaction(transaction, chainId, await signDigest(digest, key), { authorizations })
}

async function signAuthorization(authorization: Authorization, key: Bytes): Promise<EvmSignature> {
  return signDigest(keccak_256(encodeAuthorization(authorization)), key)
}

async function signDigest(digest: Uint8Array, key: Bytes): Promise<EvmSignature> {
  const signature = await signSecp256k1(digest, key, { prehash: false, format: 'recovered' })
  const read = (start: number) => BigInt(`0x${toHex(signature.subarray(start, start + 32))}`)
  return { recovery: signature[0] ?? 0, r: read(1), s: read(33) }
}

function toSignatureBytes({ r, s, recovery }: EvmSignature): Bytes {
  const digits = [r, s].map((value) => value.toString(16).padStart(64, '0')).join('')
  const bytes = Array.from({ length: 64 }, (_, index) => Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16))
  return Uint8Array.from([...bytes, 27 + recovery])
}
