/**
 * The versions of the packages that a generated app gets, beside Latchkey's own. A test compares them with those of this repository,
 * in which the templates are built and tested.
 */
export const versions = {
  '@react-router/dev': '^8.4.0',
  '@react-router/node': '^8.4.0',
  '@react-router/serve': '^8.4.0',
  '@tanstack/react-router': '^1.170.46',
  '@tanstack/react-start': '^1.169.5',
  '@types/node': '^24.19.2',
  '@types/react': '^19.3.0',
  '@types/react-dom': '^19.3.0',
  '@vitejs/plugin-react': '^6.3.0',
  '@wagmi/core': '^3.6.5',
  'happy-dom': '^21.0.4',
  isbot: '^5.1.40',
  next: '^16.4.6',
  react: '^19.3.1',
  'react-dom': '^19.3.1',
  'react-router': '^8.4.0',
  srvx: '^1.0.8',
  typescript: '^7.0.2',
  viem: '^2.57.1',
  vite: '^8.3.8',
  vitest: '^5.1.0',
} as const

/** A package of the table. */
export type VersionedPackage = keyof typeof versions
