import type { LoginTexts } from './LoginTexts.ts'

/** The German texts of the pages of social logins. */
export const loginTexts: LoginTexts = {
  waiting: 'Einen Moment',
  waitingHint: 'Die Anmeldung öffnet sich in diesem Fenster.',
  done: 'Du bist angemeldet',
  doneHint: 'Du kannst dieses Fenster schließen.',
  code: 'Gib diesen Code ein',
  codeHint: ['Gib ihn auf ', ' in dem Fenster ein, in dem du die Anmeldung begonnen hast.'],
  codeWarning:
    'Wenn du dort nicht selbst eine Anmeldung begonnen hast, schließe dieses Fenster. Sende den Code niemals weiter.',
  refused: 'Die Anmeldung wurde abgebrochen',
  failed: 'Die Anmeldung ist fehlgeschlagen',
  over: 'Diese Anmeldung ist abgelaufen oder wurde schon verwendet',
  offline: 'Die Wallet ist nicht erreichbar',
  closeHint: 'Schließe dieses Fenster und beginne von vorn.',
}
