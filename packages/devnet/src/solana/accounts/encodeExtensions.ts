import { type Address, getAddressEncoder } from '@solana/kit'
import { extensionTypes } from './extensionTypes.ts'

/** Offset of the account type in a Token-2022 account: after the bytes of a token account of the older program. */
const kindOffset = 165

/** An extension of Token-2022. */
export interface EncodedExtension {
  readonly type: number
  readonly value: Buffer
}

/** Appends the data of Token-2022 to the bytes of a mint or a token account. */
export function encodeExtensions(parameters: {
  readonly base: Iterable<number>
  readonly kind: 'mint' | 'account'
  readonly extensions: readonly EncodedExtension[]
}): Uint8Array {
  const { base, extensions, kind } = parameters
  const head = Buffer.alloc(kindOffset + 1)
  head.set(Uint8Array.from(base))
  head[kindOffset] = kind === 'mint' ? 1 : 2
  const entries = extensions.map(({ type, value }) => {
    const start = Buffer.alloc(4)
    start.writeUInt16LE(type)
    start.writeUInt16LE(value.length, 2)
    return Buffer.concat([start, value])
  })
  return Uint8Array.from(Buffer.concat([head, ...entries]))
}

/** Returns the extensions of a mint that contains its own name and symbol. */
export function encodeMetadata(parameters: {
  readonly mint: Address
  readonly authority: Address
  readonly name: string
  readonly symbol: string
}): readonly EncodedExtension[] {
  const { name, symbol } = parameters
  const authority = encodeAddress(parameters.authority)
  const mint = encodeAddress(parameters.mint)
  const uri = encodeText('')
  const noFurtherPairs = Buffer.alloc(4)
  return [
    { type: extensionTypes.metadataPointer, value: Buffer.concat([authority, mint]) },
    {
      type: extensionTypes.tokenMetadata,
      value: Buffer.concat([authority, mint, encodeText(name), encodeText(symbol), uri, noFurtherPairs]),
    },
  ]
}

function encodeAddress(address: Address): Buffer {
  return Buffer.from(Uint8Array.from(getAddressEncoder().encode(address)))
}

function encodeText(text: string): Buffer {
  const value = Buffer.from(text)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(value.length)
  return Buffer.concat([length, value])
}
