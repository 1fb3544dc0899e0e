import { globSync } from 'node:fs'
import { buildPackage } from '../../tsdown.shared.ts'
import { markClientModules } from './build/markClientModules.ts'
import { minifyStyles } from './build/minifyStyles.ts'
import { writeButtonSheet } from './build/writeButtonSheet.ts'

/** Each part of a language other than English is one file: `ar.views.js`. The first also says how the others load. */
const languageRules = globSync('src/messages/languages/*/parts.ts')
  .map((file) => file.split('/').at(-2) ?? '')
  .toSorted()
  .flatMap((tag) => [
    { bundle: `${tag}.opening`, roots: [`messages/languages/${tag}/parts`] },
    { bundle: `${tag}.views`, roots: [`messages/languages/${tag}/views`] },
    { bundle: `${tag}.money`, roots: [`messages/languages/${tag}/money`] },
  ])

export default buildPackage('neutral', {
  parts: { modal: 'modal/ModalRoot', ButtonPart: 'components/ButtonPart' },
  partRules: [
    ...languageRules,
    // How the views load that are not the list of wallets (decision 0084).
    { bundle: 'views', roots: ['modal/routes/views'] },
    // What loads once the list of wallets is shown.
    { bundle: 'later', roots: ['modal/later'] },
    // What several views of money need, so that the first of them costs one request more instead of several.
    {
      bundle: 'money',
      roots: [
        'messages/languages/en/money',
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
