/** The number of buckets. Each reaches to 2^¼ times the end of the one before; the last has no end. */
export const bucketCount = 48

/** The end of the first bucket, in ms. */
const firstEnd = 250

/** Returns the bucket of a duration. */
export function toBucket(milliseconds: number): number {
  if (milliseconds <= firstEnd) return 0
  // Without the correction, an exact end may round up into the next bucket.
  const position = Math.ceil(Math.log2(milliseconds / firstEnd) * 4 - 1e-9)
  return Math.min(position, bucketCount - 1)
}

/** Returns the ends of a bucket in ms, rounded: above `from`, up to `to`, which the last bucket does not have. */
export function getBucketEnds(bucket: number): { readonly from: number; readonly to: number | null } {
  const getEnd = (index: number): number => Math.round(firstEnd * 2 ** (index / 4))
  return { from: bucket === 0 ? 0 : getEnd(bucket - 1), to: bucket === bucketCount - 1 ? null : getEnd(bucket) }
}

/**
 * Returns the duration that a share of the visits did not exceed, in ms, at most 9 % from the true one; `null` without visits. Of the first
 * and the last bucket only one end is known, which is returned.
 *
 * @param visits the number of visits in each bucket.
 */
export function findPercentile(visits: readonly number[], share: number): number | null {
  const total = visits.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const rank = Math.max(1, Math.ceil(total * share))
  let seen = 0
  for (const [bucket, count] of visits.entries()) {
    seen += count
    if (seen < rank) continue
    if (bucket === 0) return firstEnd
    // The geometric middle is the same factor away from both ends.
    const exponent = bucket === bucketCount - 1 ? bucket - 1 : bucket - 0.5
    return Math.round(firstEnd * 2 ** (exponent / 4))
  }
  return null
}
