import type { secretTexts as english } from './en.ts'

/** The French texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: 'Mots de récupération',
  wordsHint: 'Pour les deux comptes, dans la plupart des portefeuilles',
  eip155Key: 'Clé Ethereum',
  eip155KeyHint: 'Pour le compte Ethereum seul',
  solanaKey: 'Clé Solana',
  solanaKeyHint: 'Pour le compte Solana seul',
  warningWords: 'Ces mots sont l’argent',
  warningKey: 'Cette clé est l’argent',
  warningText:
    'Quiconque voit ceci peut tout prendre, définitivement. Assurez-vous d’être à l’abri des regards et qu’aucune caméra ni aucun écran partagé ne le montre.',
  hidden: 'Masqué',
  showIn: 'Afficher dans {seconds} s',
  show: 'Afficher',
  copy: 'Copier',
  hide: 'Masquer',
  copied: 'Copié. Gardez cette page ouverte : elle vide le presse-papiers au bout de 60 secondes.',
  cleared: 'Le presse-papiers a été vidé.',
  copyFailed: 'Ce navigateur n’autorise pas la copie. Sélectionnez le texte ou notez-le.',
}
