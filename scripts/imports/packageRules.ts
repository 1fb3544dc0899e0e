/** What the source of one package may import, beyond its own files. Tests may also use other published packages. */
export interface PackageRule {
  /** Our own packages, as specifiers; `*` stands for anything. */
  readonly own: readonly string[]
  /** Our own packages of which only types may be imported. */
  readonly ownTypes?: readonly string[]
  /** Third-party packages; if undefined, all that its package.json lists. */
  readonly thirdParty?: readonly string[]
  /** Third-party packages that are loaded on intent, so only by `import()`. */
  readonly lazy?: readonly string[]
  /** Whether it runs in a page, where Node's modules do not exist. */
  readonly isForBrowsers: boolean
  /** Folders whose files run in Node anyway. */
  readonly nodeFolders?: readonly string[]
}

const coreForAdapters = ['@latchkey/core/adapter']

/** By the short name of the package; a package without a row must get one. */
export const packageRules: Readonly<Record<string, PackageRule>> = {
  protocol: { own: [], thirdParty: ['valibot'], isForBrowsers: true },
  core: {
    own: ['@latchkey/protocol/*'],
    thirdParty: [
      'valibot',
      'zustand',
      'immer',
      '@tanstack/query-core',
      '@noble/ciphers',
      '@noble/curves',
      '@noble/hashes',
    ],
    isForBrowsers: true,
  },
  'adapter-eip155': { own: coreForAdapters, thirdParty: ['viem', '@wagmi/core'], isForBrowsers: true },
  'adapter-solana': {
    own: coreForAdapters,
    thirdParty: ['@wallet-standard/*', '@solana/*', '@solana-program/*'],
    isForBrowsers: true,
  },
  'adapter-bitcoin': {
    own: coreForAdapters,
    thirdParty: ['@wallet-standard/*', 'sats-connect', '@scure/*', '@noble/*'],
    isForBrowsers: true,
  },
  react: {
    own: ['@latchkey/core', '@latchkey/core/internal', '@latchkey/core/networks'],
    ownTypes: ['@latchkey/protocol/*', '@latchkey/core/adapter'],
    thirdParty: ['react', 'react-dom', '@tanstack/react-query', 'uqr'],
    isForBrowsers: true,
  },
  // React is in the file that renders the modal, which loads on demand (`size-budgets.json`).
  element: {
    own: ['@latchkey/core', '@latchkey/core/internal', '@latchkey/react', '@latchkey/react/internal'],
    thirdParty: ['react', 'react-dom', '@tanstack/query-core'],
    isForBrowsers: true,
  },
  siwx: {
    own: ['@latchkey/protocol/*'],
    // Hashes are part of every message; the rest comes with the first signature.
    thirdParty: ['valibot', 'viem', '@noble/*', '@scure/*'],
    lazy: ['viem', '@noble/curves', '@scure/*'],
    isForBrowsers: true,
  },
  // What the server imports is in `site`; the rest runs in the frame.
  'secure-site': { own: ['@latchkey/protocol/*'], isForBrowsers: true, nodeFolders: ['src/site'] },
  dashboard: { own: ['@latchkey/protocol/*'], isForBrowsers: true },
  // Decision 0019
  cloud: {
    own: ['@latchkey/protocol/*', '@latchkey/secure-site', '@latchkey/siwx/message', '@latchkey/siwx/verify'],
    isForBrowsers: false,
  },
  testing: { own: ['@latchkey/core', '@latchkey/core/*', '@latchkey/protocol/*'], isForBrowsers: false },
  devnet: { own: [], isForBrowsers: false },
  'create-latchkey': { own: [], isForBrowsers: false },
  migrate: { own: [], isForBrowsers: false },
}

/** Packages and apps that use the published entrypoints as anyone would. */
export const consumers = /^(?:packages\/e2e|examples\/|bench)/

/** Published for our own packages only, so closed to consumers. */
export const privateEntrypoints: readonly string[] = ['@latchkey/core/internal', '@latchkey/react/internal']
