/** Where the extensions of a mint or a token account of Token-2022 begin: after an account's size and its kind. */
const EXTENSIONS_START = 166

/** The extensions that this adapter knows, by the number of their type. */
export const extensionTypes = {
  transferFeeConfig: 1,
  defaultAccountState: 6,
  memoTransfer: 8,
  nonTransferable: 9,
  interestBearing: 10,
  transferHook: 14,
  tokenMetadata: 19,
  scaledAmount: 25,
  pausable: 26,
} as const

/** Reads the extensions of a mint or a token account, by the number of their type. Data that is cut off ends the list. */
export function readExtensions(data: Uint8Array): ReadonlyMap<number, Uint8Array> {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const found = new Map<number, Uint8Array>()
  for (let offset = EXTENSIONS_START; offset + 4 <= data.length;) {
    const type = view.getUint16(offset, true)
    const end = offset + 4 + view.getUint16(offset + 2, true)
    // Type 0 is unused space.
    if (type === 0) break
    found.set(type, data.slice(offset + 4, end))
    offset = end
  }
  return found
}
