import { toName } from '@latchkey/core/adapter'
import type { TokenDescription } from '@latchkey/core/adapter'
import { address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import type { SolanaTypes } from '../../types.ts'
import { COMMITMENT } from '../constants.ts'
import type { Reader } from '../createReader.ts'
import { parseAccount } from './parseAccount.ts'
import { extensionTypes } from './readExtensions.ts'
import { readMint } from './readMint.ts'

/** The program that holds the names of most tokens (Metaplex Token Metadata). */
const METADATA_PROGRAM = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'

/** How many bytes of a text are read. `toName` cuts it further, between graphemes. */
const MAX_TEXT = 1_024

/**
 * Reads what a token says about itself: of its mint, if that has a name, or else of Metaplex.
 *
 * @throws `address.invalid` if it is no token
 */
export async function describeToken(parameters: {
  readonly token: string
  readonly reader: Reader
  readonly signal: AbortSignal | undefined
}): Promise<TokenDescription<SolanaTypes>> {
  const { token, reader, signal } = parameters
  const encoder = getAddressEncoder()
  const program = address(METADATA_PROGRAM)
  const seeds = ['metadata', encoder.encode(program), encoder.encode(address(token))]
  const [metadata] = await getProgramDerivedAddress({ programAddress: program, seeds })
  const options = { encoding: 'base64', commitment: COMMITMENT }
  const answer = await reader.askValue('getMultipleAccounts', [[token, metadata], options], signal)
  const [mintAccount, metadataAccount]: readonly unknown[] = Array.isArray(answer) ? answer : []
  const { decimals, extensions } = readMint(mintAccount, token)
  const own = extensions.get(extensionTypes.tokenMetadata)
  const other = parseAccount(metadataAccount)
  // Both are followed by the authority and the mint, of 32 bytes each; Metaplex writes its account's kind before.
  const texts = own ?? (other?.owner === METADATA_PROGRAM ? other.data.slice(1) : undefined)
  return { address: token, ...readTexts(texts), decimals }
}

/** Reads name and symbol: each has its length before it. */
function readTexts(data: Uint8Array | undefined): { readonly name: string; readonly symbol: string } {
  if (!data) return { name: '', symbol: '' }
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const texts: string[] = []
  for (let offset = 64; texts.length < 2 && offset + 4 <= data.length;) {
    const length = view.getUint32(offset, true)
    const start = offset + 4
    texts.push(toName(new TextDecoder().decode(data.slice(start, start + Math.min(length, MAX_TEXT)))))
    offset = start + length
  }
  const [name = '', symbol = ''] = texts
  return { name, symbol }
}
