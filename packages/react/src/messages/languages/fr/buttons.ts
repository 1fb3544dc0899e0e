import type { ButtonMessages } from '../../Messages.ts'

/** The French texts of the buttons. */
export const buttons: ButtonMessages = {
  'button.connect': 'Connecter',
  'button.connecting': 'Connexion…',
  'button.openAccount': 'Ouvrir le compte {name}',
  'button.opening': 'Ouverture…',
  'button.offline': 'Vous êtes hors ligne. L’ouverture se fera au retour de la connexion.',
  'button.loadFailed': 'Chargement impossible. Nouvelle tentative…',
  'button.reload': 'Recharger la page',
  'button.cancel': 'Annuler',
  'button.connectWith': 'Connecter {wallet}',
  'button.network': 'Réseau',
  'button.chooseNetwork': 'Choisir un réseau, actuel : {network}',
  'button.switchNetwork': 'Changer de réseau',
  'button.unsupportedNetwork': 'Réseau non pris en charge',
  'button.unknownNetwork': 'Réseau inconnu',
}
