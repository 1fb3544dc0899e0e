/** The wallets of core's built-in list whose makers let apps show the logo. docs/logos.md says where they do. */
export const walletLogoChoices: readonly string[] = ['coinbase-wallet', 'phantom', 'rainbow']
