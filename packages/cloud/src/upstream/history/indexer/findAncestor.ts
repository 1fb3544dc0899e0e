import type { BlockPlace } from './ChainBlock.ts'

/**
 * Finds the newest block that the index and the chain share; `undefined` if they share none. Blocks before a common one are
 * common too, so few are compared. If the chain moves meanwhile, the next comparison of parents notices.
 *
 * @param parameters.newest the newest block that both may have.
 */
export async function findAncestor(parameters: {
  readonly newest: number
  readonly getIndexed: (number: number) => Promise<string | undefined>
  readonly getActual: (number: number) => Promise<string | undefined>
}): Promise<BlockPlace | undefined> {
  const { getActual, getIndexed, newest } = parameters
  let ancestor: BlockPlace | undefined
  let [low, high] = [0, newest]
  while (low <= high) {
    const middle = Math.floor((low + high) / 2)
    const [indexed, actual] = await Promise.all([getIndexed(middle), getActual(middle)])
    if (indexed !== undefined && indexed === actual) {
      ancestor = { number: middle, hash: indexed }
      low = middle + 1
    } else {
      high = middle - 1
    }
  }
  return ancestor
}
