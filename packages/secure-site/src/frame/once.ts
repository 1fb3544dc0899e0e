/** Runs a export function once; after a failure, the next call runs it again. */
export function once<value>(run: () => Promise<value>): () => Promise<value> {
  let result: Promise<value> | undefined
  return () =>
    (result ??= run().catch((error: unknown) => {
      result = undefined
      throw error
    }))
}
