type Script = 'types' | 'build' | 'test'

/** An app that the check creates. */
export interface CreatedApp {
  readonly name: string
  /** What `create-latchkey` is given. */
  readonly options: readonly string[]
  /** The scripts of its package.json that must succeed. */
  readonly scripts: readonly Script[]
  /** Those that must succeed too where time does not matter. */
  readonly slowScripts: readonly Script[]
}

const everything = ['--chains', 'evm,solana,bitcoin', '--sign-in']
const create = (
  name: string,
  scripts: CreatedApp['scripts'],
  options: readonly string[],
  slowScripts: CreatedApp['slowScripts'] = [],
): CreatedApp => ({
  name,
  scripts,
  slowScripts,
  options: [`--template=${name.replace(/-\w+$/, '')}`, ...options],
})

/** The created apps whose server a visitor signs in to. They are built. */
export const visitedApps: readonly string[] = ['tanstack-start-all']

/** For each framework an app with everything, and two apps with other choices. */
export const apps: readonly CreatedApp[] = [
  // The builds of these check the types.
  create('vite-all', ['build', 'test'], everything),
  create('vanilla-all', ['build', 'test'], everything),
  // Their builds take longest; `examples/next` is built anyway.
  create('next-all', ['types', 'test'], everything, ['build']),
  create('react-router-all', ['types', 'test'], everything, ['build']),
  // Built, because its server is opened in Chromium.
  create('tanstack-start-all', ['build', 'test'], everything),
  create('vite-cloud', ['types', 'test'], ['--chains=solana', '--sign-in', '--cloud=local']),
  create('vanilla-least', ['types', 'test'], ['--chains=bitcoin']),
]
