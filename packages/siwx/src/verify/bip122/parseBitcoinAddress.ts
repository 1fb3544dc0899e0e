/** A parsed Bitcoin address. */
export interface BitcoinAddress {
  /** `sh` is assumed to be p2sh-p2wpkh; signatures of other scripts do not verify. */
  readonly type: 'pkh' | 'sh' | 'wpkh' | 'tr'
  /** The hash of the public key or of the script; for `tr` the key itself. */
  readonly payload: Uint8Array
  /** The locking script (scriptPubKey). */
  readonly script: Uint8Array
}

/** The kind of addresses of each chain, by the start of its genesis block (CAIP-4). Test networks share a format. */
const kinds: Readonly<Record<string, 'main' | 'test' | 'regtest'>> = {
  'bip122:000000000019d6689c085ae165831e93': 'main',
  // Testnet 3, testnet 4, signet.
  'bip122:000000000933ea01ad0ee984209779ba': 'test',
  'bip122:00000000da84f2bafbbc53dee25a72ae': 'test',
  'bip122:00000008819873e925422c1ff0f99f7c': 'test',
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': 'regtest',
}

/**
 * Parses an address of Bitcoin's main network, a test network or regtest. Returns `undefined` if it is not one of that chain, or
 * of an unsupported kind.
 */
export async function parseBitcoinAddress(parameters: {
  /** CAIP-2 */
  readonly chainId: string
  readonly accountAddress: string
}): Promise<BitcoinAddress | undefined> {
  const { accountAddress, chainId } = parameters
  const kind = Object.hasOwn(kinds, chainId) ? kinds[chainId] : undefined
  if (kind === undefined) return undefined
  const { Address, NETWORK, OutScript, TEST_NETWORK } = await import('@scure/btc-signer')
  const network = { main: NETWORK, test: TEST_NETWORK, regtest: { ...TEST_NETWORK, bech32: 'bcrt' } }[kind]
  try {
    const output = Address(network).decode(accountAddress)
    const script = OutScript.encode(output)
    if (output.type === 'tr') return { type: 'tr', payload: output.pubkey, script }
    if (output.type === 'pkh' || output.type === 'sh' || output.type === 'wpkh')
      return { type: output.type, payload: output.hash, script }
  } catch {
    // Not an address of this network.
  }
  return undefined
}
