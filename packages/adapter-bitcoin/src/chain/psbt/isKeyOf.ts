import { OutScript } from '@scure/btc-signer'
import { hash160 } from '@scure/btc-signer/utils.js'

/** Whether a script pays the hash of a public key: P2PKH, P2WPKH, or P2WPKH in P2SH. */
export function isKeyOf(script: Uint8Array, publicKey: Uint8Array): boolean {
  const hash = hash160(publicKey)
  const program = OutScript.encode({ type: 'wpkh', hash })
  return [
    OutScript.encode({ type: 'pkh', hash }),
    // Segwit allows compressed keys only.
    ...(publicKey.length === 33 ? [program, OutScript.encode({ type: 'sh', hash: hash160(program) })] : []),
  ].some((other) => other.length === script.length && other.every((byte, index) => byte === script[index]))
}
