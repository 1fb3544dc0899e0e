import { object, optional, string } from 'valibot'

/** Metadata of a token in the cache: see `TokenMetadata`. */
export const storedMetadataSchema = object({
  name: optional(string()),
  description: optional(string()),
  image: optional(string()),
})
