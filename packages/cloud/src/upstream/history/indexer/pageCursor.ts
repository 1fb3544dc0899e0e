/** Where a page ends: the last transaction that it shows. */
export interface PagePlace {
  readonly block: number
  readonly index: number
  /** Of the block, so that a reorganisation is noticed. */
  readonly hash: string
}

/** Writes the cursor of the page after a transaction. */
export function formatPageCursor({ block, hash, index }: PagePlace): string {
  return `${block}-${index}-${hash}`
}

/** Reads a cursor; `undefined` if it does not have the form of one. */
export function parsePageCursor(cursor: string): PagePlace | undefined {
  const [, block, index, hash] = /^(\d{1,15})-(\d{1,9})-(0x[\da-f]{64})$/.exec(cursor) ?? []
  if (block === undefined || index === undefined || hash === undefined) return undefined
  return { block: Number(block), index: Number(index), hash }
}
