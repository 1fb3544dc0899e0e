/** The numbers of those extensions of Token-2022 that exist here or that are shown by name. */
export const extensionTypes = { immutableOwner: 7, metadataPointer: 18, tokenMetadata: 19 } as const
