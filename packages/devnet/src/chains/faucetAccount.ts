/** The account that the faucet sends from. Its key is unknown: the chain impersonates it. */
export const faucetAccount: { readonly address: `0x${string}`; readonly balance: bigint } = {
  address: '0xfa0CE70000000000000000000000000000000001',
  /** A billion ether, in wei. */
  balance: 1_000_000_000n * 10n ** 18n,
}
