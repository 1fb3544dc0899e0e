import { buildPackage } from '../../tsdown.shared.ts'
import { buildSite } from './build/buildSite.ts'

/** The Node entry, and the files of the site that it reads. */
export default buildPackage('node').map((config) => ({
  ...config,
  hooks: { 'build:done': () => buildSite({ folder: 'dist/files', notices: 'dist/LICENSES.txt' }) },
}))
