import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findTestsThatLoad, nodeProject } from '../../vitest.shared.ts'

const wagmi2 = realpathSync(fileURLToPath(new URL('node_modules/wagmi-core-2', import.meta.url)))
const project = nodeProject('adapter-eip155-wagmi-2', {
  include: await findTestsThatLoad({ folder: fileURLToPath(new URL('.', import.meta.url)), module: '@wagmi/core' }),
})

/** Runs those of the adapter's tests that load wagmi with its oldest supported version. */
export default { ...project, resolve: { ...project.resolve, alias: { '@wagmi/core': wagmi2 } } }
