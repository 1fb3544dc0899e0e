import type { SourcePackage } from '../fetchPackage.ts'

/** An npm package with pictures under the MIT license. */
export interface PictureSource extends SourcePackage {
  readonly copyright: string
}

export const pictureSources = {
  icons: {
    name: '@web3icons/core',
    version: '4.0.56',
    integrity: 'sha512-jyLkrMdfn6RTZ0+61Ap1AS2yeSG6WZ8mxZ61S3lu/CC0rJb4fgr2jw3W8aCDxhakEm/xqaEZqUmlZiTxCCs4yw==',
    copyright: '0xa3k5',
  },
  rainbow: {
    name: '@rainbow-me/rainbowkit',
    version: '2.2.11',
    integrity: 'sha512-FHPsRHMBpuHHhuyKktAR13O9agmsUUunDnVEP4hG1dSZ2JojXLUSWyLG28VbGIJakHYylkNguiLFnqM/BM8ERA==',
    copyright: '2024 Rainbow',
  },
  onboard: {
    name: '@web3-onboard/injected-wallets',
    version: '2.11.3',
    integrity: 'sha512-DSfcJRwe7KgXHSosXSz8QUMpoSTd6ltrb3qb8xhDjwLdpYlSlcmhaH5blP/gvNeB38imiJ9xCQpnI5tpaLKneQ==',
    copyright: '2019 Blocknative Corp',
  },
  flags: {
    name: 'circle-flags',
    version: '2.8.3',
    integrity: 'sha512-62gm4tY7evXzNdLP+nFOzxEtCagbY4nSnrPNn/yOWFAvApvOWCAvyqL+NeLN+nfhGOGc4L+oSgEheqM3XE5w7g==',
    copyright: '2026 HatScripts',
  },
} as const satisfies Readonly<Record<string, PictureSource>>

/** A picture: the source's key, a colon, and the file path up to the first dot or hash. */
export type PictureReference = `${keyof typeof pictureSources}:${string}`
