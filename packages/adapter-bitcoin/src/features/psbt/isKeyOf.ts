import { OutScript } from '@scure/btc-signer'
import { hash160 } from '@scure/btc-signer/utils.js'

/** Whether a script pays the hash of a public key: plain, by segwit, or by segwit within P2SH. */
export function isKeyOf(script: Uint8Array, publicKey: Uint8Array): boolean {
  const hash = hash160(publicKey)
  const program = OutScript.encode({ type: 'wpkh', hash })
  return [
    OutScript.encode({ type: 'pkh', hash }),
    // Segwit knows compressed keys only.
    ...(publicKey.length === 33 ? [program, OutScript.encode({ type: 'sh', hash: hash160(program) })] : []),
  ].some((own) => own.length === script.length && own.every((byte, index) => byte === script[index]))
}
