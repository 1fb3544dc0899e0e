import type { secretTexts as english } from './en.ts'

/** The Brazilian Portuguese texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: 'Palavras de recuperação',
  wordsHint: 'Para as duas contas, na maioria das carteiras',
  eip155Key: 'Chave de Ethereum',
  eip155KeyHint: 'Só para a conta de Ethereum',
  solanaKey: 'Chave de Solana',
  solanaKeyHint: 'Só para a conta de Solana',
  warningWords: 'Estas palavras são o dinheiro',
  warningKey: 'Esta chave é o dinheiro',
  warningText:
    'Quem vir isto pode levar tudo, para sempre. Certifique-se de que não há ninguém por perto e que nenhuma câmera ou tela compartilhada o mostra.',
  hidden: 'Oculto',
  showIn: 'Mostrar em {seconds} s',
  show: 'Mostrar',
  copy: 'Copiar',
  hide: 'Ocultar',
  copied: 'Copiado. Mantenha esta página aberta: ela limpa a área de transferência após 60 segundos.',
  cleared: 'A área de transferência foi limpa.',
  copyFailed: 'Este navegador não permite copiar. Selecione o texto ou anote.',
}
