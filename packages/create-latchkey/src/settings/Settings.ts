/** The frameworks, in the order in which they are offered. */
export const frameworks = ['vite', 'next', 'react-router', 'tanstack-start', 'vanilla'] as const

/** A framework of an app. */
export type Framework = (typeof frameworks)[number]

/** The kinds of chain, in the order in which they are offered. */
export const chains = ['evm', 'solana', 'bitcoin'] as const

/** A kind of chain. */
export type Chain = (typeof chains)[number]

/** The package managers. */
export const installers = ['npm', 'pnpm', 'yarn', 'bun'] as const

/** A package manager. */
export type Installer = (typeof installers)[number]

/** `none`, `local` for a cloud on this machine, or the address of one. */
export type Cloud = 'none' | 'local' | `http://${string}` | `https://${string}`

/** What the app consists of. */
export interface Settings {
  readonly framework: Framework
  /** At least one. */
  readonly chains: readonly Chain[]
  readonly signIn: boolean
  readonly cloud: Cloud
}

/** The names of the frameworks for people. */
export const frameworkNames: Readonly<Record<Framework, string>> = {
  vite: 'Vite with React',
  next: 'Next.js',
  'react-router': 'React Router',
  'tanstack-start': 'TanStack Start',
  vanilla: 'Vite without a framework',
}

/** What `--yes` chooses. */
export const defaultSettings: Settings = { framework: 'vite', chains: ['evm'], signIn: false, cloud: 'none' }
