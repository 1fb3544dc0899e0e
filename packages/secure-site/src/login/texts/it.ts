import type { LoginTexts } from './LoginTexts.ts'

/** The Italian texts of the pages of social logins. */
export const loginTexts: LoginTexts = {
  waiting: 'Un momento',
  waitingHint: 'L’accesso si apre in questa finestra.',
  done: 'Accesso effettuato',
  doneHint: 'Puoi chiudere questa finestra.',
  code: 'Inserisci questo codice',
  codeHint: ['Inseriscilo su ', ', nella finestra in cui hai iniziato l’accesso.'],
  codeWarning: 'Se non hai iniziato tu un accesso lì, chiudi questa finestra. Non inviare mai il codice a nessuno.',
  refused: 'L’accesso è stato annullato',
  failed: 'L’accesso non è riuscito',
  over: 'Questo accesso è scaduto o è già stato usato',
  offline: 'Il wallet non è raggiungibile',
  closeHint: 'Chiudi questa finestra e ricomincia.',
}
