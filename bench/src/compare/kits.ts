/** The compared kits, by the folders of their apps in `kits`, with the exact versions that are installed. */
export const kits = {
  latchkey: { title: 'Latchkey', packages: {} },
  rainbowkit: { title: 'RainbowKit', packages: { '@rainbow-me/rainbowkit': '2.2.11' } },
  connectkit: { title: 'ConnectKit', packages: { connectkit: '1.9.2' } },
  // The last version under Apache-2.0.
  appkit: { title: 'AppKit', packages: { '@reown/appkit': '1.8.0', '@reown/appkit-adapter-wagmi': '1.8.0' } },
} as const

export type KitName = keyof typeof kits
export const kitNames = ['latchkey', 'rainbowkit', 'connectkit', 'appkit'] as const satisfies readonly KitName[]

/** What the other kits need beside them. None of them works with wagmi 3. */
export const besideKits = {
  '@tanstack/react-query': '5.108.0',
  react: '18.3.1',
  'react-dom': '18.3.1',
  viem: '2.57.1',
  wagmi: '2.19.5',
} as const
