import path from 'node:path'
import type { NextConfig } from 'next'

export default {
  poweredByHeader: false,
  // Only needed in this repository: the packages are in its root, `tsc` checks their sources together with this app's,
  // and Turbo caches
  // the build.
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  typescript: { ignoreBuildErrors: true },
  experimental: { turbopackFileSystemCacheForBuild: false },
} satisfies NextConfig
