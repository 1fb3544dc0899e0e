import type { BitcoinAddress } from './BitcoinAddress.ts'

/** Reads an address of the main network, of a test network or of regtest; `undefined` for what is none, or of another kind. */
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
      // Not of this network.
    }
  }
  return undefined
}
