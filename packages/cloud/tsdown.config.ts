import { cp } from 'node:fs/promises'
import { buildPackage } from '../../tsdown.shared.ts'

/** With the files of the dashboard, which are built before and which the server answers. */
export default buildPackage('node').map((config) => ({
  ...config,
  hooks: { 'build:done': () => cp('../dashboard/dist', 'dist/dashboard', { recursive: true }) },
}))
