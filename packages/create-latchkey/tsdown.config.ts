import { buildPackage } from '../../tsdown.shared.ts'

// A program has no types to publish. The templates are files beside the code.
export default buildPackage('node').map((build) => ({ ...build, dts: false, copy: ['templates'] }))
