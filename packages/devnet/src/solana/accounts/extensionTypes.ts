/** The type numbers of the Token-2022 extensions that are used here or shown by name. */
export const extensionTypes = { immutableOwner: 7, metadataPointer: 18, tokenMetadata: 19 } as const
