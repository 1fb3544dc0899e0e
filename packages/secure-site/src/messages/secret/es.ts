import type { secretTexts as english } from './en.ts'

/** The Spanish texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: 'Palabras de recuperación',
  wordsHint: 'Para ambas cuentas, en la mayoría de las billeteras',
  eip155Key: 'Clave de Ethereum',
  eip155KeyHint: 'Solo para la cuenta de Ethereum',
  solanaKey: 'Clave de Solana',
  solanaKeyHint: 'Solo para la cuenta de Solana',
  warningWords: 'Estas palabras son el dinero',
  warningKey: 'Esta clave es el dinero',
  warningText:
    'Quien vea esto puede llevarse todo para siempre. Asegúrate de que no haya nadie cerca y de que ninguna cámara o pantalla compartida lo muestre.',
  hidden: 'Oculto',
  showIn: 'Mostrar en {seconds} s',
  show: 'Mostrar',
  copy: 'Copiar',
  hide: 'Ocultar',
  copied: 'Copiado. Mantén abierta esta página: borra el portapapeles a los 60 segundos.',
  cleared: 'Se borró el portapapeles.',
  copyFailed: 'Este navegador no permite copiar. Selecciona el texto o anótalo.',
}
