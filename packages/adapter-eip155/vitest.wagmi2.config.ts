import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { nodeProject } from '../../vitest.shared.ts'

const wagmi2 = realpathSync(fileURLToPath(new URL('node_modules/wagmi-core-2', import.meta.url)))
const project = nodeProject('adapter-eip155-wagmi-2')

/** Runs the adapter's tests with the oldest supported version of wagmi. */
export default { ...project, resolve: { ...project.resolve, alias: { '@wagmi/core': wagmi2 } } }
