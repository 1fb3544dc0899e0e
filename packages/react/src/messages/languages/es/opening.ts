import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

/** The Spanish texts of the list of wallets, and the titles of all views. */
export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,
  'common.back': 'Atrás',
  'common.close': 'Cerrar',
  'common.retry': 'Reintentar',
  'common.or': 'o',
  'common.clear': 'Borrar búsqueda',
  'common.failed': 'Algo salió mal',
  'common.failedText': 'No se pudo cargar. No se perdió nada.',
  'common.offline': 'No tienes conexión',
  'common.offlineText': 'Continuaremos automáticamente cuando vuelvas a tener conexión.',
  'common.theWallet': 'La billetera',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': 'Conectar una billetera',
  'connect.titleAny': 'Conectar',
  'connect.wallets': 'Billeteras',
  'connect.recent': 'Reciente',
  'connect.installed': 'Instalada',
  'connect.connected': 'Conectada',
  'connect.disputed': 'Posible copia',
  'connect.qrCode': 'Código QR',
  'connect.notInstalled': 'No instalada',
  'connect.help': '¿Qué es una billetera?',
  'connect.searchCount':
    '{count, plural, one {Buscar entre # billetera} many {Buscar entre # billeteras} other {Buscar entre # billeteras}}',
  'connect.results':
    '{count, plural, =0 {No se encontraron billeteras} one {# billetera encontrada} many {# billeteras encontradas} other {# billeteras encontradas}}',
  'connect.noResults': 'Ninguna billetera coincide con «{query}»',
  'connect.noResultsText': 'Revisa la ortografía o busca otra billetera.',
  'connect.email': 'Correo electrónico',
  'connect.emailSubmit': 'Continuar',
  'connect.empty': 'No se encontró ninguna billetera',
  'connect.emptyText': 'Este navegador aún no tiene billetera. Instala una y aparecerá aquí.',
  'connect.emptyPhoneText': 'Este navegador no tiene billetera. Abre esta página en el navegador de tu billetera.',
  'connect.legal': 'Al conectarte, aceptas los {terms} y la {privacy}',
  'connect.legalTerms': 'Al conectarte, aceptas los {terms}',
  'connect.legalPrivacy': 'Al conectarte, aceptas la {privacy}',
  'connect.terms': 'Términos de uso',
  'connect.privacy': 'Política de privacidad',
  'connect.accept': 'Acepto los {terms} y la {privacy}',
  'connect.acceptTerms': 'Acepto los {terms}',
  'connect.acceptPrivacy': 'Acepto la {privacy}',
  'connect.acceptFirst': 'Acepta los términos para continuar.',
  'connect.branding': 'Con tecnología de Latchkey',
  'connect.collapsed': 'Continuar con una billetera',
  'connect.all': 'Todas las billeteras',

  'pairing.title': 'Escanea con tu billetera',
  'pairing.titlePhone': 'Abre tu billetera',

  'allWallets.title': 'Todas las billeteras',

  'account.title': 'Cuenta',

  'tokenDetails.title': 'Token',

  'receive.title': 'Recibir',

  'nftDetails.title': 'NFT',
  'activity.title': 'Actividad',

  'transaction.title': 'Transacción',

  'profileWallets.title': 'Billeteras',

  'networks.title': 'Elegir red',

  'switchNetwork.title': 'Cambiar de red',

  'switchActiveChain.title': 'Cambiar de red',

  'siwx.title': 'Iniciar sesión',

  'unsupportedChain.title': 'Red no compatible',

  'emailLogin.title': 'Continuar con correo',
  'updateEmail.title': 'Cambiar correo electrónico',
  'registerName.title': 'Obtener nombre',
  'onRamp.title': 'Comprar',
  'emailCode.title': 'Confirma tu correo',
  'emailDevice.title': 'Confirma este navegador',
  'approveTransaction.title': 'Aprobar',

  'whatIsAWallet.title': '¿Qué es una billetera?',
  'whatIsAWallet.get': 'Obtener una billetera',

  'send.title': 'Enviar',
  'swap.title': 'Intercambiar',
  'sendToken.title': 'Elegir un token',
  'sendPreview.title': 'Revisar',
  'sendLookAlike.title': 'Fíjate bien',
}
