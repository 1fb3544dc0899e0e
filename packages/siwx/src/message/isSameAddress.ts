/** Whether two addresses of a chain are equal. On eip155 the case of letters is ignored. */
export function isSameAddress(parameters: {
  /** CAIP-2 */
  readonly chainId: string
  readonly first: string
  readonly second: string
}): boolean {
  const { chainId, first, second } = parameters
  return chainId.startsWith('eip155:') ? first.toLowerCase() === second.toLowerCase() : first === second
}
