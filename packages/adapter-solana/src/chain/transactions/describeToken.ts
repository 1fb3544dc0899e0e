import { toName } from '@latchkey/core/adapter'
import type { TokenDescription } from '@latchkey/core/adapter'
import { address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import type { SolanaTypes } from '../../types.ts'
import { COMMITMENT } from '../constants.ts'
import type { Reader } from '../createReader.ts'
import { parseAccount } from './parseAccount.ts'
import { readMint } from './readMint.ts'
import { tokenPrograms } from './tokenPrograms.ts'

/** The program that holds the names of most tokens (Metaplex Token Metadata). */
const METADATA_PROGRAM = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'

/** The extension of Token-2022 with which a mint holds its own name. */
const METADATA_EXTENSION = 19

/** Where the extensions of a mint begin, after an account's size and its type. */
const EXTENSIONS_START = 166

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
  const { decimals, program: owner } = readMint(mintAccount, token)
  const own = owner === tokenPrograms.token2022 ? findMetadata(parseAccount(mintAccount)?.data) : undefined
  const other = parseAccount(metadataAccount)
  // Both are followed by the authority and the mint, of 32 bytes each; Metaplex writes its account's kind before.
  const texts = own ?? (other?.owner === METADATA_PROGRAM ? other.data.slice(1) : undefined)
  return { address: token, ...readTexts(texts), decimals }
}

function findMetadata(data: Uint8Array | undefined): Uint8Array | undefined {
  if (!data) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let offset = EXTENSIONS_START; offset + 4 <= data.length;) {
    const end = offset + 4 + view.getUint16(offset + 2, true)
    if (view.getUint16(offset, true) === METADATA_EXTENSION) return data.slice(offset + 4, end)
    offset = end
  }
  return undefined
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
