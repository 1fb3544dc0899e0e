/** The English texts of what shows words and keys: the recovery page, and the settings of the wallet. */
export const secretTexts = {
  words: 'Recovery words',
  wordsHint: 'For both accounts, in most wallets',
  eip155Key: 'Ethereum key',
  eip155KeyHint: 'For the Ethereum account alone',
  solanaKey: 'Solana key',
  solanaKeyHint: 'For the Solana account alone',
  warningWords: 'These words are the money',
  warningKey: 'This key is the money',
  warningText:
    'Anyone who sees this can take everything, for good. Make sure that you are alone, and that no camera or shared screen shows it.',
  hidden: 'Hidden',
  showIn: 'Show in {seconds} s',
  show: 'Show',
  copy: 'Copy',
  hide: 'Hide',
  copied: 'Copied. Keep this page open: it clears the clipboard after 60 seconds.',
  cleared: 'The clipboard has been cleared.',
  copyFailed: 'This browser does not allow copying. Select the text, or write it down.',
} as const
