import type { CaipNetworkId, SendToken, TokenBalance } from '@latchkey/core'

/** The token of a balance, to be sent. */
export function toSendToken(token: TokenBalance, caipNetworkId: CaipNetworkId): SendToken {
  const { address, name, symbol, quantity, iconUrl = null, price = null, isListed } = token
  return {
    caipNetworkId,
    address: address?.split(':').at(-1) ?? null,
    name,
    symbol,
    decimals: Number(quantity.decimals),
    iconUrl,
    price,
    isListed: address === undefined ? true : (isListed ?? null),
  }
}
