import { fileURLToPath } from 'node:url'
import { browserProject } from '../../vitest.shared.ts'

const project = browserProject('dashboard', { maxWorkers: 2 }, [
  fileURLToPath(new URL('src/test/loadStyles.ts', import.meta.url)),
])

export default {
  ...project,
  // A dependency discovered during a run is bundled at that moment, and the page reloads in the middle of a test.
  optimizeDeps: {
    include: [
      '@base-ui/react/csp-provider',
      '@base-ui/react/dialog',
      '@base-ui/react/menu',
      '@simplewebauthn/browser',
      '@tanstack/react-query',
      '@tanstack/react-router',
      'axe-core',
      'fast-check',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'valibot',
      'vitest-browser-react',
    ],
  },
}
