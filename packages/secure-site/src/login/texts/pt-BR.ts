import type { LoginTexts } from './LoginTexts.ts'

/** The Brazilian Portuguese texts of the pages of social logins. */
export const loginTexts: LoginTexts = {
  waiting: 'Um momento',
  waitingHint: 'O login abre nesta janela.',
  done: 'Você entrou',
  doneHint: 'Você pode fechar esta janela.',
  code: 'Digite este código',
  codeHint: ['Digite-o em ', ', na janela em que você começou o login.'],
  codeWarning: 'Se não foi você quem começou um login lá, feche esta janela. Nunca envie o código a ninguém.',
  refused: 'O login foi cancelado',
  failed: 'O login falhou',
  over: 'Este login expirou ou já foi usado',
  offline: 'Não foi possível acessar a carteira',
  closeHint: 'Feche esta janela e comece de novo.',
}
