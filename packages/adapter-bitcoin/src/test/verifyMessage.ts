import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { base64 } from '@scure/base'
import { Address, OutScript, p2pkh, p2sh, p2wpkh, RawWitness, Script, Transaction } from '@scure/btc-signer'
import { hash160 } from '@scure/btc-signer/utils.js'
import { getToSpendId, hashOld, regtest } from './createTestAccount.ts'

/**
 * Verifies a signature of a text on regtest: simple BIP-322 of single keys, and BIP-137. Shares no code with what signs but
 * the hash of the message.
 */
export function verifyMessage(parameters: {
  readonly address: string
  readonly message: string
  readonly signature: string
}): boolean {
  const { address } = parameters
  const message = new TextEncoder().encode(parameters.message)
  try {
    const signature = base64.decode(parameters.signature)
    return signature.length === 65 && (signature[0] ?? 0) >= 27
      ? verifyOld({ address, message, signature })
      : verifyBip322({ address, message, signature })
  } catch {
    return false
  }
}

interface Signed {
  readonly address: string
  readonly message: Uint8Array
  readonly signature: Uint8Array
}

function verifyOld({ address, message, signature }: Signed): boolean {
  const recovery = ((signature[0] ?? 0) - 27) & 3
  const point = secp256k1.Signature.fromBytes(signature.slice(1), 'compact')
    .addRecoveryBit(recovery)
    .recoverPublicKey(hashOld(message))
  const key = point.toBytes(true)
  return [p2pkh(key, regtest), p2wpkh(key, regtest), p2sh(p2wpkh(key, regtest), regtest)].some(
    (candidate) => candidate.address === address,
  )
}

function verifyBip322({ address, message, signature }: Signed): boolean {
  const witness = RawWitness.decode(signature)
  const script = OutScript.encode(Address(regtest).decode(address))
  const toSign = new Transaction({ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true })
  toSign.addInput({
    txid: getToSpendId(script, message),
    index: 0,
    sequence: 0,
    witnessUtxo: { script, amount: 0n },
  })
  toSign.addOutput({ script: Script.encode(['RETURN']), amount: 0n })
  const [first = new Uint8Array(), key] = witness
  if (script[0] === 0x51) {
    if (witness.length !== 1 || first.length !== 64) return false
    return schnorr.verify(first, toSign.preimageWitnessV1(0, [script], 0, [0n]), script.slice(2))
  }
  if (witness.length !== 2 || key === undefined || first.at(-1) !== 1) return false
  const isOwn = [p2wpkh(key, regtest), p2sh(p2wpkh(key, regtest), regtest)].some(
    (candidate) => candidate.address === address,
  )
  const code = Script.encode(['DUP', 'HASH160', hash160(key), 'EQUALVERIFY', 'CHECKSIG'])
  const digest = toSign.preimageWitnessV0(0, code, 1, 0n)
  return isOwn && secp256k1.verify(first.slice(0, -1), digest, key, { prehash: false, format: 'der' })
}
