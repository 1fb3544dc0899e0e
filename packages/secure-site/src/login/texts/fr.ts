import type { LoginTexts } from './LoginTexts.ts'

/** The French texts of the pages of social logins. */
export const loginTexts: LoginTexts = {
  waiting: 'Un instant',
  waitingHint: 'L’identification s’ouvre dans cette fenêtre.',
  done: 'Identification réussie',
  doneHint: 'Vous pouvez fermer cette fenêtre.',
  code: 'Saisissez ce code',
  codeHint: ['Saisissez-le sur ', ', dans la fenêtre où vous avez commencé l’identification.'],
  codeWarning:
    'Si vous n’y avez pas commencé d’identification vous-même, fermez cette fenêtre. N’envoyez jamais le code à qui que ce soit.',
  refused: 'L’identification a été annulée',
  failed: 'L’identification a échoué',
  over: 'Cette identification a expiré ou a déjà été utilisée',
  offline: 'Le portefeuille est injoignable',
  closeHint: 'Fermez cette fenêtre et recommencez.',
}
