import { getAddressDecoder } from '@solana/kit'
import type { EncodedExtension } from '../accounts/encodeExtensions.ts'
import { extensionTypes } from '../accounts/extensionTypes.ts'

/** Offset of the extensions in a Token-2022 account. */
const extensionsOffset = 166

/** Decodes the extensions of a mint or a token account, as in `jsonParsed`; unknown ones as `unparseableExtension`. */
export function readExtensions(
  data: Uint8Array,
): { readonly extension: string; readonly state?: object | undefined }[] {
  return listExtensions(data).map(({ type, value }) => showExtension(type, value))
}

/** Lists the extensions of a mint or a token account with their bytes. */
export function listExtensions(data: Uint8Array): readonly EncodedExtension[] {
  const extensions: EncodedExtension[] = []
  const view = Buffer.from(data)
  let offset = extensionsOffset
  while (offset + 4 <= view.length) {
    const type = view.readUInt16LE(offset)
    const end = offset + 4 + view.readUInt16LE(offset + 2)
    // Type 0 is unused space.
    if (type === 0 || end > view.length) break
    extensions.push({ type, value: view.subarray(offset + 4, end) })
    offset = end
  }
  return extensions
}

function showExtension(type: number, value: Buffer): { extension: string; state?: object | undefined } {
  switch (type) {
    case extensionTypes.immutableOwner:
      return { extension: 'immutableOwner' }
    case extensionTypes.metadataPointer:
      return {
        extension: 'metadataPointer',
        state: { authority: readAddress(value, 0), metadataAddress: readAddress(value, 32) },
      }
    case extensionTypes.tokenMetadata:
      return { extension: 'tokenMetadata', state: readMetadata(value) }
    default:
      return { extension: 'unparseableExtension' }
  }
}

function readMetadata(value: Buffer): object {
  let offset = 64
  const readText = (): string => {
    const start = offset + 4
    offset = start + value.readUInt32LE(offset)
    return value.toString('utf8', start, offset)
  }
  const [name, symbol, uri] = [readText(), readText(), readText()]
  const count = value.readUInt32LE(offset)
  offset += 4
  const additionalMetadata = Array.from({ length: count }, () => [readText(), readText()])
  return {
    updateAuthority: readAddress(value, 0),
    mint: readAddress(value, 32),
    ...{ name, symbol, uri, additionalMetadata },
  }
}

/** An address, or `null` for Token-2022's empty value. */
function readAddress(value: Buffer, offset: number): string | null {
  const bytes = value.subarray(offset, offset + 32)
  return bytes.every((byte) => byte === 0) ? null : getAddressDecoder().decode(bytes)
}
