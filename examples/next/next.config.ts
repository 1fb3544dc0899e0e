import path from 'node:path'
import type { NextConfig } from 'next'

export default {
  poweredByHeader: false,
  // Only in this repository: the packages are in its root, and `tsc` checks their sources with this app's.
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig
