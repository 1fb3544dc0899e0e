import { globSync } from 'node:fs'
import type { UserConfig } from 'tsdown'

/**
 * How every package is built: each entrypoint and each module it needs becomes one file in `dist`, at the place it has
 * in `src`, so that an app's bundler keeps only what the app uses.
 *
 * @param platform `node` for programs, `neutral` for what runs in a page (and on a server).
 */
export function buildPackage(platform: 'neutral' | 'node'): UserConfig {
  return {
    entry: globSync('src/entrypoints/*.{ts,tsx}').toSorted(),
    root: 'src',
    format: 'esm',
    platform,
    tsconfig: 'tsconfig.build.json',
    target: 'es2022',
    fixedExtension: false,
    unbundle: true,
    dts: true,
    // The names of stored values become literals where they are used: an app's bundler keeps whole modules together, so a table
    // that core imports would put every name into the first load.
    deps: { alwaysBundle: ['@latchkey/protocol/storage'] },
    inputOptions: { optimization: { inlineConst: { mode: 'all', pass: 1 } } },
  }
}
