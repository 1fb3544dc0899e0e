import { buildPackage } from '../../tsdown.shared.ts'

export default buildPackage('neutral', {
  rules: [
    // In production the texts and surfaces of errors load on demand (decisions 0031 and 0045).
    { separate: ['kernel/errors/errorTexts', 'kernel/errors/errorSurfaces'] },
    // Pairing describes what it refuses. The first load checks the options, but only in development.
    { separate: ['kernel/utils/describeValue'] },
    // Every app loads all of it first.
    {
      bundle: 'createModal',
      roots: [
        'createModal',
        'adapter/createAdapter',
        'adapter/readList',
        'adapter/toIcon',
        'adapter/toName',
        'options/isFeatureEnabled',
        'plugin/reopeningPlugin',
      ],
    },
    // What the modal shares with pairing and sign-in, which also run without it.
    {
      bundle: 'common',
      roots: [
        'adapter/isDisputed',
        'catalogue/walletGroupsPlugin',
        'kernel/ports/createBrowserHttp',
        'kernel/store/lazyStoredItems',
        'kernel/utils/parseJson',
        'modal/needsAccount',
        'pairing/deepLinkMemoryPlugin',
        'kernel/utils/raceTimeout',
        'pairing/deepLinks/joinLink',
      ],
    },
    // What each act needs, and no opening (decisions 0045 and 0056).
    { bundle: 'acts', roots: ['acts', 'kernel/errors/errorTextsChunk', 'smart-account/smartAccountPlugin'] },
    // What machines and queries that load apart share. Each as a file of its own would be a request, named in every first load.
    {
      bundle: 'smallParts',
      roots: ['account/avatarPlugin', 'kernel/ports/watchPresence', 'kernel/utils/raceAbort', 'names/toNameFailure'],
    },
    // Amounts are formatted where a balance is shown, so they share its file.
    { bundle: 'balance/nativeBalance', roots: ['kernel/utils/amountDigits', 'kernel/utils/formatAmount'] },
    // What only some apps use is separate, so that a bundler keeps only what the app imports.
    {
      separate: [
        'entrypoints/index',
        'entrypoints/adapter',
        'entrypoints/networks',
        'entrypoints/testing',
        'entrypoints/themes',
        'entrypoints/universal-provider',
        // The parts of `internal` that hooks and buttons use.
        'account/addressLabelsPlugin',
        'account/createInitialStates',
        'account/initialStatePlugin',
        'connect/getNetworkAvailability',
        'connect/listConnections',
        'connect/listWallets',
        'activity/purchasesPlugin',
        'activity/selectActivity',
        'nfts/selectNfts',
        'onramp/constants',
        'onramp/findDestination',
        'onramp/listOnrampSellers',
        'onramp/toCoinbaseChain',
        'kernel/utils/parseAmount',
        'send/compareAddresses',
        'send/toAddressGroups',
        'kernel/utils/isSameAddress',
        'swap/constants',
        'swap/findPriceImpact',
        'swap/isSwapNetwork',
        'swap/sortSwapTokens',
        'swap/swapTokensQuery',
        'kernel/utils/fromFiat',
        'kernel/utils/takePercentage',
        'kernel/utils/toFiat',
        'kernel/utils/toScaled',
        // The modal's views share them with the tracker, which loads without the modal.
        'transactions/state',
        'transactions/toExplorerLink',
        // Brings immer, which only views use that load after the opening (decision 0030).
        'kernel/store/createDraftStore',
      ],
    },
    // What opening with a cloud needs. Reads of accounts and the login load later and share its calls and parsers.
    { bundle: 'cloudParts', roots: ['cloudParts', 'cloud/callEndpoint', 'cloud/parseAnswer', 'catalogue/toImageUrl'] },
    // What the modal shows first, and what its other views use.
    { bundle: 'views', roots: ['entrypoints/internal'] },
  ],
})
