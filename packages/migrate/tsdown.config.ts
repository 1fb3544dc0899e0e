import { buildPackage } from '../../tsdown.shared.ts'

// A program has no types to publish.
export default buildPackage('node').map((build) => ({ ...build, dts: false }))
