import type { ButtonMessages } from '../../Messages.ts'

/** The German texts of the buttons. */
export const buttons: ButtonMessages = {
  'button.connect': 'Wallet verbinden',
  'button.connecting': 'Wird verbunden …',
  'button.openAccount': 'Konto {name} öffnen',
  'button.opening': 'Wird geöffnet …',
  'button.offline': 'Du bist offline. Das öffnet sich, sobald du wieder online bist.',
  'button.loadFailed': 'Das konnte nicht geladen werden. Neuer Versuch …',
  'button.reload': 'Seite neu laden',
  'button.cancel': 'Abbrechen',
  'button.connectWith': '{wallet} verbinden',
  'button.network': 'Netzwerk',
  'button.chooseNetwork': 'Netzwerk wählen, aktuell {network}',
  'button.switchNetwork': 'Netzwerk wechseln',
  'button.unsupportedNetwork': 'Netzwerk nicht unterstützt',
  'button.unknownNetwork': 'Unbekanntes Netzwerk',
}
