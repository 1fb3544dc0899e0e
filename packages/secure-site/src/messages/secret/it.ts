import type { secretTexts as english } from './en.ts'

/** The Italian texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: 'Parole di recupero',
  wordsHint: 'Per entrambi gli account, nella maggior parte dei wallet',
  eip155Key: 'Chiave Ethereum',
  eip155KeyHint: 'Solo per l’account Ethereum',
  solanaKey: 'Chiave Solana',
  solanaKeyHint: 'Solo per l’account Solana',
  warningWords: 'Queste parole sono il denaro',
  warningKey: 'Questa chiave è il denaro',
  warningText:
    'Chiunque la veda può prendere tutto, per sempre. Assicurati che non ci sia nessuno vicino e che nessuna videocamera o schermo condiviso la mostri.',
  hidden: 'Nascosto',
  showIn: 'Mostra tra {seconds} s',
  show: 'Mostra',
  copy: 'Copia',
  hide: 'Nascondi',
  copied: 'Copiato. Tieni aperta questa pagina: svuota gli appunti dopo 60 secondi.',
  cleared: 'Gli appunti sono stati svuotati.',
  copyFailed: 'Questo browser non consente di copiare. Seleziona il testo o annotalo.',
}
