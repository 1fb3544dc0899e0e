/**
 * The account that sends what the ten accounts did not ask for, when a chain starts. Its key is unknown: the chain
 * impersonates it.
 */
export const strangerAccount: { readonly address: `0x${string}`; readonly balance: bigint } = {
  address: '0x57a4600000000000000000000000000000000001',
  /** One ether, in wei: enough for the gas. */
  balance: 10n ** 18n,
}
