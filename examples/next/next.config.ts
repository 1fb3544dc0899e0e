import path from 'node:path'
import type { NextConfig } from 'next'

export default {
  poweredByHeader: false,
  // What follows is for this repository alone: the packages are in its root, `tsc` checks their sources together with this app's, and
  // a build that did not change is replayed whole.
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  typescript: { ignoreBuildErrors: true },
  experimental: { turbopackFileSystemCacheForBuild: false },
} satisfies NextConfig
