/** The addresses of the tokens that have a pool. */
export const tokenAddresses: { readonly [name in 'TUSD' | 'LUSD' | 'TGOV']: `0x${string}` } = {
  TUSD: '0x7e57D011A4000000000000000000000000000001',
  LUSD: '0x1E6Acd011A400000000000000000000000000002',
  TGOV: '0x760f011a40000000000000000000000000000008',
}
