/**
 * Loads what views load by themselves once they are on screen. A view is then whole when it is shown: who looks at it a moment
 * later would see one of the two states by chance.
 */
export async function loadParts(): Promise<void> {
  await Promise.all([
    import('../ui/SearchField.tsx'),
    import('../ui/encodeQr.ts'),
    import('../internals/legal/ConsentBox.tsx'),
    import('../internals/install/InstallGuide.tsx'),
    import('../views/account/NativeBalance.tsx'),
    import('../views/connect/CataloguePart.tsx'),
    import('../views/connect/RedirectList.tsx'),
  ])
}
