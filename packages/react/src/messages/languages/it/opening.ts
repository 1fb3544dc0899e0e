import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

/** The Italian texts of the list of wallets, and the titles of all views. */
export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,
  'common.back': 'Indietro',
  'common.close': 'Chiudi',
  'common.retry': 'Riprova',
  'common.or': 'oppure',
  'common.clear': 'Cancella ricerca',
  'common.failed': 'Qualcosa è andato storto',
  'common.failedText': 'Caricamento non riuscito. Non è andato perso nulla.',
  'common.offline': 'Sei offline',
  'common.offlineText': 'Continueremo automaticamente quando tornerai online.',
  'common.theWallet': 'Il wallet',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': 'Collega un wallet',
  'connect.titleAny': 'Collega',
  'connect.wallets': 'Wallet',
  'connect.recent': 'Recente',
  'connect.installed': 'Installato',
  'connect.connected': 'Collegato',
  'connect.disputed': 'Possibile copia',
  'connect.qrCode': 'Codice QR',
  'connect.notInstalled': 'Non installato',
  'connect.help': 'Che cos’è un wallet?',
  'connect.searchCount':
    '{count, plural, one {Cerca tra # wallet} many {Cerca tra # wallet} other {Cerca tra # wallet}}',
  'connect.results':
    '{count, plural, =0 {Nessun wallet trovato} one {# wallet trovato} many {# wallet trovati} other {# wallet trovati}}',
  'connect.noResults': 'Nessun wallet corrisponde a “{query}”',
  'connect.noResultsText': 'Controlla l’ortografia o cerca un altro wallet.',
  'connect.email': 'Indirizzo email',
  'connect.emailSubmit': 'Continua',
  'connect.empty': 'Nessun wallet trovato',
  'connect.emptyText': 'Questo browser non ha ancora un wallet. Installane uno e apparirà qui.',
  'connect.emptyPhoneText': 'Questo browser non ha un wallet. Apri questa pagina nel browser del tuo wallet.',
  'connect.legal': 'Collegandoti, accetti i {terms} e l’{privacy}',
  'connect.legalTerms': 'Collegandoti, accetti i {terms}',
  'connect.legalPrivacy': 'Collegandoti, accetti l’{privacy}',
  'connect.terms': 'Termini di utilizzo',
  'connect.privacy': 'Informativa sulla privacy',
  'connect.accept': 'Accetto i {terms} e l’{privacy}',
  'connect.acceptTerms': 'Accetto i {terms}',
  'connect.acceptPrivacy': 'Accetto l’{privacy}',
  'connect.acceptFirst': 'Accetta i termini per continuare.',
  'connect.branding': 'Con tecnologia Latchkey',
  'connect.collapsed': 'Continua con un wallet',
  'connect.all': 'Tutti i wallet',

  'pairing.title': 'Scansiona con il tuo wallet',
  'pairing.titlePhone': 'Apri il tuo wallet',

  'allWallets.title': 'Tutti i wallet',

  'account.title': 'Account',

  'tokenDetails.title': 'Token',

  'receive.title': 'Ricevi',

  'nftDetails.title': 'NFT',
  'activity.title': 'Attività',

  'transaction.title': 'Transazione',

  'profileWallets.title': 'Wallet',

  'networks.title': 'Scegli la rete',

  'switchNetwork.title': 'Cambia rete',

  'switchActiveChain.title': 'Cambia rete',

  'siwx.title': 'Accedi',

  'unsupportedChain.title': 'Rete non supportata',

  'emailLogin.title': 'Continua con l’email',
  'updateEmail.title': 'Cambia indirizzo email',
  'registerName.title': 'Ottieni un nome',
  'onRamp.title': 'Acquista',
  'emailCode.title': 'Conferma la tua email',
  'emailDevice.title': 'Conferma questo browser',
  'approveTransaction.title': 'Approva',

  'whatIsAWallet.title': 'Che cos’è un wallet?',
  'whatIsAWallet.get': 'Ottieni un wallet',

  'send.title': 'Invia',
  'swap.title': 'Scambia',
  'sendToken.title': 'Scegli un token',
  'sendPreview.title': 'Verifica',
  'sendLookAlike.title': 'Guarda bene',
}
