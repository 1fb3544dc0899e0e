/** A parsed Bitcoin address. */
export interface BitcoinAddress {
  /** `sh` is assumed to be p2sh-p2wpkh; signatures of other scripts do not verify. */
  readonly type: 'pkh' | 'sh' | 'wpkh' | 'tr'
  /** The hash of the public key or of the script; for `tr` the key itself. */
  readonly payload: Uint8Array
  /** The locking script (scriptPubKey). */
  readonly script: Uint8Array
}

/**
 * Parses an address of the main network, a test network or regtest. Returns `undefined` if it is not one, or of an unsupported
 * kind.
 */
export async function parseBitcoinAddress(text: string): Promise<BitcoinAddress | undefined> {
  const { Address, NETWORK, OutScript, TEST_NETWORK } = await import('@scure/btc-signer')
  for (const network of [NETWORK, TEST_NETWORK, { ...TEST_NETWORK, bech32: 'bcrt' }]) {
    try {
      const output = Address(network).decode(text)
      const script = OutScript.encode(output)
      if (output.type === 'tr') return { type: 'tr', payload: output.pubkey, script }
      if (output.type === 'pkh' || output.type === 'sh' || output.type === 'wpkh')
        return { type: output.type, payload: output.hash, script }
      return undefined
    } catch {
      // Not an address of this network.
    }
  }
  return undefined
}
