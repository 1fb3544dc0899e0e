import type { ButtonMessages } from '../../Messages.ts'

/** The Italian texts of the buttons. */
export const buttons: ButtonMessages = {
  'button.connect': 'Collega wallet',
  'button.connecting': 'Collegamento…',
  'button.openAccount': 'Apri l’account {name}',
  'button.opening': 'Apertura…',
  'button.offline': 'Sei offline. Si aprirà quando tornerai online.',
  'button.loadFailed': 'Caricamento non riuscito. Nuovo tentativo…',
  'button.reload': 'Ricarica la pagina',
  'button.cancel': 'Annulla',
  'button.connectWith': 'Collega {wallet}',
  'button.network': 'Rete',
  'button.chooseNetwork': 'Scegli la rete, attuale: {network}',
  'button.switchNetwork': 'Cambia rete',
  'button.unsupportedNetwork': 'Rete non supportata',
  'button.unknownNetwork': 'Rete sconosciuta',
}
