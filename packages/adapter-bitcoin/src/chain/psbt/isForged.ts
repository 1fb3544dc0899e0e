import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { CompactSize, OutScript, RawTx, RawWitness, Script, Transaction } from '@scure/btc-signer'
import { hash160, sha256x2, tagSchnorr } from '@scure/btc-signer/utils.js'
import { guessChain } from '../guessChain.ts'
import { isKeyOf } from './isKeyOf.ts'
import { toScript } from './toScript.ts'

/** A message and its signature. */
interface SignedText {
  /** The account's script. */
  readonly script: Uint8Array
  readonly message: string
  readonly signature: Uint8Array
}

/**
 * Whether a signature is certainly not the account's signature of the text. This is decidable for the formats of single keys,
 * BIP-137 and simple BIP-322. All others, and those of scripts, are left to the verifier.
 */
export function isForged(parameters: Omit<SignedText, 'script'> & { readonly address: string }): boolean {
  const { address, message, signature } = parameters
  const script = readScript(address)
  if (script === undefined) return false
  const signed = { script, message, signature }
  const [header = 0] = signature
  const isTaproot = script.length === 34 && script[0] === 0x51
  // 32 bytes after version 0 are a script's hash.
  if (script.length === 34 && !isTaproot) return false
  // Wallets disagree about BIP-137 for taproot.
  if (signature.length === 65 && header >= 27 && header <= 42) return !isTaproot && !isSignedByLegacy(signed)
  const [first, second, ...others] = readWitness(signature)
  if (first === undefined || others.length > 0) return false
  if (isTaproot) return second === undefined && [64, 65].includes(first.length) && !isSignedByTaproot(signed, first)
  return second?.length === 33 && !isSignedByWitness(signed, { signature: first, publicKey: second })
}

/** Returns the script of an address, or `undefined` for a future address type. */
function readScript(address: string): Uint8Array | undefined {
  try {
    return toScript(address, guessChain([{ address, type: 'payment' }], undefined))
  } catch {
    return undefined
  }
}

function readWitness(signature: Uint8Array): readonly Uint8Array[] {
  try {
    return RawWitness.decode(signature)
  } catch {
    return []
  }
}

function isSignedByLegacy({ script, message, signature }: SignedText): boolean {
  const text = new TextEncoder().encode(message)
  const title = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
  const header = signature[0] ?? 0
  try {
    const publicKey = secp256k1.Signature.fromBytes(signature.slice(1), 'compact')
      .addRecoveryBit((header - 27) % 4)
      .recoverPublicKey(sha256x2(title, CompactSize.encode(BigInt(text.length)), text))
    return isKeyOf(script, publicKey.toBytes(true)) || isKeyOf(script, publicKey.toBytes(false))
  } catch {
    // Not a point of the curve.
    return false
  }
}

function isSignedByTaproot(signed: SignedText, signature: Uint8Array): boolean {
  try {
    const digest = createToSign(signed).preimageWitnessV1(0, [signed.script], signature[64] ?? 0, [0n])
    return schnorr.verify(signature.slice(0, 64), digest, signed.script.slice(2))
  } catch {
    return false
  }
}

function isSignedByWitness(
  signed: SignedText,
  witness: { readonly signature: Uint8Array; readonly publicKey: Uint8Array },
): boolean {
  const { signature, publicKey } = witness
  if (!isKeyOf(signed.script, publicKey)) return false
  try {
    // BIP-143 signs the script of p2pkh instead of the program.
    const code = OutScript.encode({ type: 'pkh', hash: hash160(publicKey) })
    const digest = createToSign(signed).preimageWitnessV0(0, code, signature.at(-1) ?? 0, 0n)
    return secp256k1.verify(signature.slice(0, -1), digest, publicKey, { prehash: false, format: 'der' })
  } catch {
    return false
  }
}

/** Creates the transaction that is signed instead of the text (BIP-322). */
function createToSign({ script, message }: SignedText): Transaction {
  const digest = tagSchnorr('BIP0322-signed-message', new TextEncoder().encode(message))
  const toSpend = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      { txid: new Uint8Array(32), index: 0xffff_ffff, finalScriptSig: Script.encode(['OP_0', digest]), sequence: 0 },
    ],
    outputs: [{ amount: 0n, script }],
    witnesses: [],
    lockTime: 0,
  })
  const toSign = new Transaction({ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true })
  toSign.addInput({ txid: sha256x2(toSpend).reverse(), index: 0, sequence: 0 })
  toSign.addOutput({ amount: 0n, script: Script.encode(['RETURN']) })
  return toSign
}
