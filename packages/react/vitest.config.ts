import { browserProject } from '../../vitest.shared.ts'

export default {
  // These tests wait for the screen most of the time: several pages wait at once.
  ...browserProject('react', { maxWorkers: 3 }),
  // A dependency that is found in the middle of a run is bundled then, and the page reloads under the tests' feet.
  optimizeDeps: {
    include: [
      '@latchkey/core > @tanstack/query-core',
      '@latchkey/core > zustand/vanilla',
      '@tanstack/react-query',
      'axe-core',
      'intl-messageformat',
      'jsqr',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'uqr',
      'vitest-browser-react',
    ],
  },
}
