/** A promise with its `resolve`. `Promise.withResolvers` requires a newer version than Node 20. */
export function createDeferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  const settlers: (() => void)[] = []
  const promise = new Promise<void>((resolve) => settlers.push(resolve))
  return { promise, resolve: () => settlers.forEach((settle) => settle()) }
}
