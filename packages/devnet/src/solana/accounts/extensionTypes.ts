/** The type numbers of the Token-2022 extensions that are used here or shown by name. */
export const extensionTypes = {
  immutableOwner: 7,
  interestBearing: 10,
  metadataPointer: 18,
  tokenMetadata: 19,
  scaledAmount: 25,
} as const
