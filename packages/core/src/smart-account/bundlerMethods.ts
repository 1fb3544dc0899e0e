/** The methods that a bundler answers and a node does not, without the visitor (ERC-7769). */
export const bundlerMethods = ['eth_getUserOperationReceipt', 'eth_getUserOperationByHash'] as const

/** Whether a bundler answers a method. */
export function isBundlerMethod(method: string): boolean {
  return bundlerMethods.some((known) => known === method)
}
