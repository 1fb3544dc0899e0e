import { buildPackage } from '../../tsdown.shared.ts'
import { markClientModules } from './build/markClientModules.ts'
import { minifyStyles } from './build/minifyStyles.ts'
import { writeButtonSheet } from './build/writeButtonSheet.ts'

export default buildPackage('neutral', {
  parts: { modal: 'modal/ModalRoot', ButtonPart: 'components/ButtonPart' },
  shared: ['internals/ModalContext', 'internals/ServerContext', 'internals/SnapshotContext'],
  plugins: [minifyStyles(), markClientModules(), writeButtonSheet()],
})
