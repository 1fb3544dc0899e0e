import { buildPackage } from '../../tsdown.shared.ts'
import { writeNotices } from '../../writeNotices.shared.ts'

export default [
  ...buildPackage('neutral'),
  // Files that need no bundler: a page loads them with a script tag, from its own host.
  {
    entry: {
      latchkey: 'standalone/latchkey.ts',
      networks: '@latchkey/core/networks',
      eip155: '@latchkey/adapter-eip155',
      solana: '@latchkey/adapter-solana',
      bitcoin: '@latchkey/adapter-bitcoin',
    },
    outDir: 'dist/standalone',
    format: 'esm',
    platform: 'browser',
    tsconfig: 'tsconfig.build.json',
    target: 'es2022',
    minify: true,
    dts: false,
    clean: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    deps: { alwaysBundle: [/./] },
    // React Query marks its files for servers, which do not load these.
    inputOptions: { checks: { moduleLevelDirective: false } },
    plugins: [writeNotices()],
  },
]
