import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

/** The French texts of the list of wallets, and the titles of all views. */
export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,
  'common.back': 'Retour',
  'common.close': 'Fermer',
  'common.retry': 'Réessayer',
  'common.or': 'ou',
  'common.clear': 'Effacer la recherche',
  'common.failed': 'Une erreur est survenue',
  'common.failedText': 'Chargement impossible. Rien n’a été perdu.',
  'common.offline': 'Vous êtes hors ligne',
  'common.offlineText': 'Nous continuerons automatiquement dès votre retour en ligne.',
  'common.theWallet': 'Le portefeuille',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': 'Connecter un portefeuille',
  'connect.titleAny': 'Connecter',
  'connect.wallets': 'Portefeuilles',
  'connect.recent': 'Récent',
  'connect.installed': 'Installé',
  'connect.connected': 'Connecté',
  'connect.disputed': 'Copie possible',
  'connect.qrCode': 'Code QR',
  'connect.notInstalled': 'Non installé',
  'connect.help': 'Qu’est-ce qu’un portefeuille ?',
  'connect.searchCount':
    '{count, plural, one {Chercher parmi # portefeuille} many {Chercher parmi # portefeuilles} other {Chercher parmi # portefeuilles}}',
  'connect.results':
    '{count, plural, =0 {Aucun portefeuille trouvé} one {# portefeuille trouvé} many {# portefeuilles trouvés} other {# portefeuilles trouvés}}',
  'connect.noResults': 'Aucun portefeuille ne correspond à « {query} »',
  'connect.noResultsText': 'Vérifiez l’orthographe ou cherchez un autre portefeuille.',
  'connect.email': 'Adresse e-mail',
  'connect.emailSubmit': 'Continuer',
  'connect.empty': 'Aucun portefeuille trouvé',
  'connect.emptyText': 'Ce navigateur n’a pas encore de portefeuille. Installez-en un et il apparaîtra ici.',
  'connect.emptyPhoneText':
    'Ce navigateur n’a pas de portefeuille. Ouvrez cette page dans le navigateur de votre portefeuille.',
  'connect.legal': 'En vous connectant, vous acceptez les {terms} et la {privacy}',
  'connect.legalTerms': 'En vous connectant, vous acceptez les {terms}',
  'connect.legalPrivacy': 'En vous connectant, vous acceptez la {privacy}',
  'connect.terms': 'Conditions d’utilisation',
  'connect.privacy': 'Politique de confidentialité',
  'connect.accept': 'J’accepte les {terms} et la {privacy}',
  'connect.acceptTerms': 'J’accepte les {terms}',
  'connect.acceptPrivacy': 'J’accepte la {privacy}',
  'connect.acceptFirst': 'Acceptez les conditions pour continuer.',
  'connect.branding': 'Propulsé par Latchkey',
  'connect.collapsed': 'Continuer avec un portefeuille',
  'connect.all': 'Tous les portefeuilles',

  'pairing.title': 'Scannez avec votre portefeuille',
  'pairing.titlePhone': 'Ouvrez votre portefeuille',

  'allWallets.title': 'Tous les portefeuilles',

  'account.title': 'Compte',

  'tokenDetails.title': 'Jeton',

  'receive.title': 'Recevoir',

  'nftDetails.title': 'NFT',
  'activity.title': 'Activité',

  'transaction.title': 'Transaction',

  'profileWallets.title': 'Portefeuilles',

  'networks.title': 'Choisir un réseau',

  'switchNetwork.title': 'Changer de réseau',

  'switchActiveChain.title': 'Changer de réseau',

  'siwx.title': 'S’identifier',

  'unsupportedChain.title': 'Réseau non pris en charge',

  'emailLogin.title': 'Continuer avec l’e-mail',
  'updateEmail.title': 'Modifier l’adresse e-mail',
  'registerName.title': 'Obtenir un nom',
  'onRamp.title': 'Acheter',
  'emailCode.title': 'Confirmez votre e-mail',
  'emailDevice.title': 'Confirmez ce navigateur',
  'approveTransaction.title': 'Approuver',

  'whatIsAWallet.title': 'Qu’est-ce qu’un portefeuille ?',
  'whatIsAWallet.get': 'Obtenir un portefeuille',

  'send.title': 'Envoyer',
  'swap.title': 'Échanger',
  'sendToken.title': 'Choisir un jeton',
  'sendPreview.title': 'Vérifier',
  'sendLookAlike.title': 'Regardez bien',
}
