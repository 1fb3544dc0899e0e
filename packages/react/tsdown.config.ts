import { buildPackage } from '../../tsdown.shared.ts'
import { markClientModules } from './build/markClientModules.ts'
import { minifyStyles } from './build/minifyStyles.ts'
import { writeButtonSheet } from './build/writeButtonSheet.ts'

export default buildPackage('neutral', {
  parts: { modal: 'modal/ModalRoot', ButtonPart: 'components/ButtonPart' },
  partRules: [
    // How the views load that are not the list of wallets (decision 0084).
    { bundle: 'views', roots: ['modal/routes/views'] },
    // What loads once the list of wallets is shown.
    { bundle: 'later', roots: ['modal/later'] },
    // What several views of money need, so that the first of them costs one request more instead of several.
    {
      bundle: 'money',
      roots: [
        'messages/en.money',
        'internals/tokens/createFiatFormat',
        'internals/tokens/formatTokenAmount',
        'internals/tokens/toTokenKey',
        'ui/ChoiceChips',
      ],
    },
  ],
  partFiles: { views: 'modal/routes/views' },
  shared: ['internals/ModalContext', 'internals/ServerContext', 'internals/SnapshotContext'],
  plugins: [minifyStyles(), markClientModules(), writeButtonSheet()],
})
