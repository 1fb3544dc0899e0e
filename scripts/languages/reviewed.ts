/** English texts that other languages may have too: names, loanwords, and words that are spelled alike. */
export const sharedTexts: ReadonlySet<string> = new Set([
  ...[
    'App Store',
    'Google Play',
    'Chrome Web Store',
    'Ethereum',
    'Solana',
    'Bitcoin',
    'Polkadot',
    'Cosmos',
    'NFT',
    'NFTs',
  ],
  ...[
    'QR code',
    'Wallet',
    'Wallet {}',
    'Wallets',
    'Token',
    'Tokens',
    'Passkey',
    'Chains',
    'Spam',
    'Smart',
    'Smart account',
    'Account',
  ],
  ...[
    'Browser',
    'Desktop',
    'Web',
    'Site',
    'Explorer',
    'Contract',
    'Contracts',
    'Transaction',
    'Message',
    'Program',
    'Data',
  ],
  ...['Standard', 'Normal', 'Details', 'Name', 'Max', 'Total', '{} bytes', '{} byte', '{} account', '{} asset'],
])

/** Texts that use another word than the glossary in many languages, with the reason. */
export const otherSenses: Readonly<Record<string, string>> = {
  'react/views install.appStore': 'a name',
  'react/views receive.networksText': 'coins in general',
  'react/views social.group': 'accounts of social networks',
  'react/views social.more': 'accounts of social networks',
  'react/views unsupportedChain.unknown': 'a part of a sentence',
  'react/money nftDetails.amount': 'a number of pieces',
  'react/money onRamp.bank': 'an account at a bank',
}

/** Texts of a language that need no term of the glossary, because the sentence has a pronoun in its place or is natural without it. */
export const withoutTerm: Readonly<Record<string, readonly string[]>> = {
  ar: ['react/views emailLogin.other', 'react/money nfts.failedText'],
  de: ['cloud/mail emailUpdate primary unasked'],
  es: ['react/views pairing.refusedText', 'cloud/mail emailUpdate notice unasked'],
  fr: ['react/opening button.connect', 'cloud/mail emailUpdate primary unasked'],
  he: ['react/views error.siwx.smartAccountUnsupported'],
  ru: [
    'react/money swap.noRoute',
    'react/money swapPreview.contractPaid',
    'react/money swapPreview.contractBought',
    'site/screens grant.allow',
  ],
  tr: ['react/money sendPreview.changes'],
  uk: [
    ...['react/money swap.noRoute', 'react/money swapPreview.contractPaid', 'react/money swapPreview.contractBought'],
    ...[
      'site/screens grant.allow',
      'react/views passkey.start',
      'site/screens unlock.withPasskey',
      'site/recover usePasskey',
    ],
    'site/settings dataWithout',
  ],
  'zh-Hans': ['react/views emailCode.label', 'site/recover damagedFileText'],
  'zh-Hant': ['react/views emailCode.label', 'site/recover damagedFileText', 'site/screens window.enrol'],
}
