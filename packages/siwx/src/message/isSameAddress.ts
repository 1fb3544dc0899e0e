/** Whether two addresses of a chain are the same: on eip155 capitals do not count. */
export function isSameAddress(parameters: {
  /** CAIP-2 */
  readonly chainId: string
  readonly first: string
  readonly second: string
}): boolean {
  const { chainId, first, second } = parameters
  return chainId.startsWith('eip155:') ? first.toLowerCase() === second.toLowerCase() : first === second
}
