import type { RouteParameters, TokenBalance } from '@latchkey/core'

/** Finds the token that a route names. */
export function findToken(
  tokens: readonly TokenBalance[],
  { address, caipNetworkId }: RouteParameters['TokenDetails'],
): TokenBalance | undefined {
  return tokens.find((token) => token.chainId === caipNetworkId && isSame(token.address?.split(':').at(-1), address))
}

/** Case is a checksum in hexadecimal addresses, and a part of the address in others. */
function isSame(a: string | undefined, b: string | undefined): boolean {
  return a === b || (a?.startsWith('0x') === true && a.toLowerCase() === b?.toLowerCase())
}
