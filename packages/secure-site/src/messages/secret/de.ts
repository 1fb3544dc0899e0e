import type { secretTexts as english } from './en.ts'

/** The German texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: 'Wiederherstellungswörter',
  wordsHint: 'Für beide Konten, in den meisten Wallets',
  eip155Key: 'Ethereum-Schlüssel',
  eip155KeyHint: 'Nur für das Ethereum-Konto',
  solanaKey: 'Solana-Schlüssel',
  solanaKeyHint: 'Nur für das Solana-Konto',
  warningWords: 'Diese Wörter sind das Geld',
  warningKey: 'Dieser Schlüssel ist das Geld',
  warningText:
    'Wer das sieht, kann alles nehmen, und zwar endgültig. Achte darauf, dass du allein bist und keine Kamera und kein geteilter Bildschirm es zeigt.',
  hidden: 'Verborgen',
  showIn: 'Anzeigen in {seconds} s',
  show: 'Anzeigen',
  copy: 'Kopieren',
  hide: 'Ausblenden',
  copied: 'Kopiert. Lass diese Seite offen: Sie leert die Zwischenablage nach 60 Sekunden.',
  cleared: 'Die Zwischenablage wurde geleert.',
  copyFailed: 'Dieser Browser erlaubt kein Kopieren. Markiere den Text oder schreibe ihn auf.',
}
