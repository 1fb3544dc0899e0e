/** How providers name a chain's own coin where a token's contract is expected. In lower case. */
export const COIN_ADDRESS = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
