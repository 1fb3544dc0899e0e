/**
 * Preloads what views load on demand, so that a view is complete when it is shown. Otherwise a test would see one of two
 * states by chance.
 */
export async function loadParts(): Promise<void> {
  await Promise.all([
    import('../ui/SearchField.tsx'),
    import('../ui/encodeQr.ts'),
    import('../modal/later.ts'),
    import('../ui/NetworkLogo.tsx'),
    import('../internals/legal/ConsentBox.tsx'),
    import('../internals/install/InstallGuide.tsx'),
    import('../views/account/NativeBalance.tsx'),
    import('../views/account/PortfolioTotal.tsx'),
    import('../views/tokens/TokensPanel.tsx'),
    import('../views/activity/ActivityPanel.tsx'),
    import('../views/nfts/NftsPanel.tsx'),
    import('../views/send/sendViews.ts'),
    import('../views/send/WalletSendSelectTokenView.tsx'),
    import('../views/connect/RedirectList.tsx'),
  ])
}
