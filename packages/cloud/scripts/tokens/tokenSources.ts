import type { TokenSource } from '../../src/tokens/data/ShippedToken.ts'
import type { SourcePackage } from '../fetchPackage.ts'

/** An npm package with facts about tokens. Its licence permits to take them. */
export interface TokenSourcePackage extends SourcePackage {
  readonly license: 'MIT' | 'Apache-2.0'
}

/** Packages whose rows become ours. */
export const tokenSources = {
  aave: {
    name: '@aave-dao/aave-address-book',
    version: '4.68.1',
    license: 'MIT',
    integrity: 'sha512-Tw1j/0OGN90m6cpaiNwpizxkBq4XzVgJqhz/fWdq9wF7yc2MAghVrsRWrCICBUiG+P7GKYd84mwULH0XVW3QTA==',
  },
  lifi: {
    name: '@lifi/data-types',
    version: '7.1.0',
    license: 'Apache-2.0',
    integrity: 'sha512-aTWdtI/pldyMK+KKfwSrn3T+gCDuapIGlcJ8L/cSpoV8+znLHuM8ocrtB3//q5QN15TBy1hcLBYhBnqb0uheBg==',
  },
  solana: {
    name: '@solana/spl-token-registry',
    version: '0.2.4574',
    license: 'Apache-2.0',
    integrity: 'sha512-JzlfZmke8Rxug20VT/VpI2XsXlsqMlcORIUivF+Yucj7tFi7A0dXG7h+2UnD0WaZJw8BrUz2ABNkUnv89vbv1A==',
  },
} as const satisfies Readonly<Record<TokenSource, TokenSourcePackage>>

/** Packages that only help to read or to confirm the sources. */
export const helperPackages = {
  /** Imported by `@lifi/data-types`. */
  lifiTypes: {
    name: '@lifi/types',
    version: '18.4.0',
    license: 'Apache-2.0',
    integrity: 'sha512-H0c2fwrS7fyPLVzEf8UydZ1rfNXCxW7TGfsqf0goGH2BiLIkcBAVIpiCzuIB+YBgKCwZ53wIvgBa+6AZe7Y5PQ==',
  },
  /** Anyone could add a token to the Solana registry, so a mint counts only if this package names it too. */
  icons: {
    name: '@web3icons/common',
    version: '0.11.51',
    license: 'MIT',
    integrity: 'sha512-ZXaTW/P6ReLHmkYQcxP8OcPoUrSmgPlsFKVboiG/cVSIkz0mHNP1tIFhf9zPOQaQm20yqTc+uuNuXb2ywHzI1A==',
  },
} as const satisfies Readonly<Record<string, TokenSourcePackage>>
