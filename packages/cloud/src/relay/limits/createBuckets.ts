import type { BucketRate } from '../../config/RelaySettings.ts'

/** Token buckets by name, such as a client id or an address. */
export interface Buckets {
  /** Takes tokens from a bucket. Takes none and returns false if there are not enough. */
  take(name: string, amount?: number): boolean
  /** Removes full buckets. */
  sweep(): void
}

/** Creates token buckets that refill over time. */
export function createBuckets(parameters: { readonly rate: BucketRate; readonly now: () => number }): Buckets {
  const { now, rate } = parameters
  const buckets = new Map<string, { left: number; at: number }>()
  const refill = (bucket: { left: number; at: number }, at: number): void => {
    bucket.left = Math.min(rate.burst, bucket.left + (Math.max(0, at - bucket.at) / 1_000) * rate.perSecond)
    bucket.at = at
  }
  return {
    take(name, amount = 1) {
      const at = now()
      let bucket = buckets.get(name)
      if (bucket === undefined) {
        bucket = { left: rate.burst, at }
        buckets.set(name, bucket)
      } else refill(bucket, at)
      if (bucket.left < amount) return false
      bucket.left -= amount
      return true
    },
    sweep() {
      const at = now()
      for (const [name, bucket] of buckets) {
        refill(bucket, at)
        if (bucket.left >= rate.burst) buckets.delete(name)
      }
    },
  }
}
