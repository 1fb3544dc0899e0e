import { createHmac, createPrivateKey, createPublicKey, pbkdf2Sync } from 'node:crypto'

/** Derives a key from a mnemonic as wallets do: SLIP-10 for ed25519, at `m/44'/501'/index'/0'`. */
export function deriveSolanaKey(parameters: { readonly mnemonic: string; readonly index: number }): {
  readonly seed: Buffer
  readonly publicKey: Buffer
} {
  const root = pbkdf2Sync(parameters.mnemonic, 'mnemonic', 2048, 64, 'sha512')
  const sign = (key: string | Buffer, data: Buffer): Buffer => createHmac('sha512', key).update(data).digest()
  let node = sign('ed25519 seed', root)
  for (const step of [44, 501, parameters.index, 0]) {
    const hardened = Buffer.alloc(4)
    hardened.writeUInt32BE(step + 0x80_00_00_00)
    node = sign(node.subarray(32), Buffer.concat([Buffer.from([0]), node.subarray(0, 32), hardened]))
  }
  const seed = node.subarray(0, 32)
  // The prefixes of a seed in PKCS #8 and of a public key in SPKI.
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
  const publicKey = createPublicKey(createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }))
  return { seed, publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(12) }
}
