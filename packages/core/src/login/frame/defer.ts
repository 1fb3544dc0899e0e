/** A promise with the functions that settle it: `Promise.withResolvers`, which not every browser has. */
export function defer<value>(): {
  readonly promise: Promise<value>
  readonly resolve: (value: value) => void
  readonly reject: (reason: unknown) => void
} {
  let resolve: (value: value) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<value>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
