import { buildPackage } from '../../tsdown.shared.ts'
import { markClientModules } from './build/markClientModules.ts'
import { minifyStyles } from './build/minifyStyles.ts'

export default buildPackage('neutral', {
  parts: { modal: 'modal/ModalRoot' },
  shared: ['internals/ModalContext', 'internals/SnapshotContext'],
  plugins: [minifyStyles(), markClientModules()],
})
