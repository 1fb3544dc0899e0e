import { catalogueWalletSchema } from '@latchkey/protocol/catalogue'
import { integer, minValue, number, object, optional, pipe } from 'valibot'

/** An imported wallet as it is stored: with its place in the list that it came from. */
export const importedWalletSchema = object({
  ...catalogueWalletSchema.entries,
  order: optional(pipe(number(), integer(), minValue(0)), 0),
})
