import { browserProject } from '../../vitest.shared.ts'

export default {
  ...browserProject('element', { include: ['src/**/*.test.ts'] }),
  // A dependency discovered during a run is bundled at that moment, and the page reloads in the middle of a test.
  optimizeDeps: {
    include: [
      '@latchkey/core > @tanstack/query-core',
      '@latchkey/core > zustand/vanilla',
      '@latchkey/react > @tanstack/react-query',
      '@latchkey/react > uqr',
      '@tanstack/query-core',
      'axe-core',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
    ],
  },
}
