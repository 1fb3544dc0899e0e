/**
 * Symbols of what is not a token of its own: shares of a pool, and claims that end at a date, after which their market is
 * empty.
 */
export const excludedSymbols = /^(?:UNI-V2|BPT|G-UNI|PT-.*)$/

/** Tokens that a source has and we do not list, in lower case, with the reason. */
export const excludedTokens: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '0x049d68029688eabf473097a2fc38ef61633a3c7a',
    '0x321162cd933e2be498cd2267a90534a804051b11',
    '0x74b23882a30290451a17c44f4f05243b6b58c76d',
    '0x8d11ec38a3eb5e956b052f67da8bdc9bef8abf3e',
    '0xae75a438b2e0cb8bb01ec1e1e376de11d44477cc',
    '0xdc301622e621166bd8e82f2ca0a26c13ad0be355',
    '0x9e73f99ee061c8807f69f9c6ccc44ea3d8c373ee',
  ].map((address) => [
    `eip155:250/${address}`,
    'Issued on Fantom by the bridge Multichain, whose reserves were lost in July 2023: not worth what its symbol says.',
  ]),
)
