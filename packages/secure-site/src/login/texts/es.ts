import type { LoginTexts } from './LoginTexts.ts'

/** The Spanish texts of the pages of social logins. */
export const loginTexts: LoginTexts = {
  waiting: 'Un momento',
  waitingHint: 'El inicio de sesión se abre en esta ventana.',
  done: 'Has iniciado sesión',
  doneHint: 'Puedes cerrar esta ventana.',
  code: 'Introduce este código',
  codeHint: ['Introdúcelo en ', ', en la ventana donde empezaste a iniciar sesión.'],
  codeWarning:
    'Si no fuiste tú quien empezó allí un inicio de sesión, cierra esta ventana. No envíes nunca el código a nadie.',
  refused: 'Se canceló el inicio de sesión',
  failed: 'El inicio de sesión falló',
  over: 'Este inicio de sesión caducó o ya se usó',
  offline: 'No se puede contactar con la billetera',
  closeHint: 'Cierra esta ventana y empieza de nuevo.',
}
