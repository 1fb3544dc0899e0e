import { signAsync as signEd25519 } from '@noble/ed25519'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { signAsync as signSecp256k1 } from '@noble/secp256k1'
import { concat, toHex, toUtf8 } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'
import type { Accounts } from '../derive/deriveAccounts.ts'
import { encodeTransaction } from './eip155/encodeTransaction.ts'
import type { EvmSignature } from './eip155/encodeTransaction.ts'
import { hashTypedData } from './eip155/hashTypedData.ts'
import { refuse } from './refuse.ts'
import type { SignRequest, SingleRequest } from './SignRequest.ts'
import { parseTransaction } from './solana/parseTransaction.ts'

/**
 * Signs what has been checked and shown: for a message or typed data the signature, for a transaction its bytes with the
 * signature, in the order of the batch. If one fails, it returns none.
 */
export async function signWithKeys(request: SignRequest, keys: Accounts['keys']): Promise<readonly Bytes[]> {
  const signed: Bytes[] = []
  for (const each of request.kind === 'batch' ? request.requests : [request]) signed.push(await signSingle(each, keys))
  return signed
}

async function signSingle(request: SingleRequest, keys: Accounts['keys']): Promise<Bytes> {
  switch (request.kind) {
    case 'evmMessage': {
      const prefix = toUtf8(`\u0019Ethereum Signed Message:\n${String(request.message.length)}`)
      return toSignatureBytes(await signDigest(keccak_256(concat(prefix, request.message)), keys.eip155))
    }
    case 'evmTypedData':
      return toSignatureBytes(await signDigest(hashTypedData(request.typedData), keys.eip155))
    case 'evmTransaction': {
      const { transaction, chainId } = request
      const signature = await signDigest(keccak_256(encodeTransaction(transaction, chainId)), keys.eip155)
      return encodeTransaction(transaction, chainId, signature)
    }
    case 'solanaMessage':
      return new Uint8Array(await signEd25519(request.message, keys.solana))
    case 'solanaTransaction': {
      const { message, messageBytes, signatures } = parseTransaction(request.transaction) ?? refuse('not a transaction')
      const signature = await signEd25519(messageBytes, keys.solana)
      const signed = Uint8Array.from(request.transaction)
      const start = signed.length - messageBytes.length - signatures.length
      signed.set(signature, start + 64 * message.signers.indexOf(request.from))
      return signed
    }
  }
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
