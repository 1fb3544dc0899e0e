/**
 * Paths whose text has not been rewritten yet: there the check counts what the word list refuses and lets it pass. A path
 * without findings left must be removed from the list.
 */
export const notYetConverted: readonly string[] = []
