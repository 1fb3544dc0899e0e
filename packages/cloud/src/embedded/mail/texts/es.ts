import type { LoginTexts } from './LoginTexts.ts'

/** The Spanish texts of the mails. */
export const mailTexts: LoginTexts = {
  direction: 'ltr',
  subject: (app) => `Tu código de inicio de sesión para ${app}`,
  intro: (app) => `Tu código para iniciar sesión en ${app}:`,
  validity: (minutes) => `Es válido durante ${minutes} minutos y solo se puede usar una vez.`,
  site: 'Sitio',
  browser: 'Navegador',
  unknownBrowser: 'desconocido',
  time: 'Hora',
  warning: 'No digas nunca este código a nadie. Introdúcelo solo en el sitio indicado arriba.',
  unasked: 'Si no pediste este código, ignora este correo.',
  device: {
    subject: (app) => `Confirma tu inicio de sesión en ${app}`,
    intro: (app) =>
      `Para iniciar sesión en ${app}, abre este enlace y escribe el número que muestra la pantalla de inicio de sesión:`,
    validity: (minutes) => `El enlace es válido durante ${minutes} minutos y solo se puede usar una vez.`,
    link: 'Confirmar el inicio de sesión',
    warning:
      'Escribe solo un número que tú veas en el sitio indicado arriba. No escribas nunca uno que te hayan enviado.',
    unasked: 'Si no quieres iniciar sesión, ignora este correo.',
    title: 'Confirma tu inicio de sesión',
    number: 'Número de la pantalla de inicio de sesión',
    confirm: 'Confirmar',
    confirmed: 'Has iniciado sesión. Vuelve a la página donde empezaste.',
    refused:
      'No se puede confirmar este inicio de sesión: el número era incorrecto o el enlace caducó. Empieza de nuevo.',
  },
  emailUpdate: {
    primary: {
      subject: (app) => `Tu código para cambiar tu correo en ${app}`,
      intro: (app) => `Tu código para cambiar el correo electrónico de tu billetera en ${app}:`,
      unasked:
        'Si no pediste cambiar la dirección, no compartas este código: otra persona tiene la sesión iniciada en tu billetera. Inicia sesión y quita los dispositivos que no conozcas.',
    },
    secondary: {
      subject: (app) => `Confirma tu nuevo correo para ${app}`,
      intro: (app) => `Tu código para usar esta dirección con tu billetera en ${app}:`,
      unasked: 'Si no pediste este código, ignora este correo.',
    },
    notice: {
      subject: (app) => `Se está cambiando tu correo en ${app}`,
      intro: (app, email) =>
        `El correo electrónico de tu billetera en ${app} se está cambiando a ${email}. Si no lo pediste, abre este enlace para deshacerlo:`,
      validity: (hours) => `El enlace es válido durante ${hours} horas.`,
      link: 'Deshacer el cambio',
      warning: 'Al deshacer el cambio, también se cierran todas las sesiones de tu billetera.',
      unasked: 'Si la cambiaste tú, ignora este correo.',
    },
    undo: {
      title: 'Deshacer el cambio de tu correo',
      intro: 'Tu dirección anterior vuelve a ser el inicio de sesión de tu billetera y se cierran todas sus sesiones.',
      confirm: 'Deshacer el cambio',
      confirmed:
        'El cambio se deshizo. Inicia sesión con tu dirección anterior y quita los dispositivos que no conozcas.',
      refused: 'El cambio no se puede deshacer: el enlace caducó o ya se usó. No cambió nada.',
    },
  },
  walletNotice: {
    subject: (app) => `Tu billetera en ${app}: un cambio de seguridad`,
    intro: (app) => `En tu billetera en ${app}:`,
    events: {
      passkeyAdded: 'Se añadió una llave de acceso.',
      codeAdded: 'Se añadió un código de recuperación.',
      deviceAdded: 'Se añadió un dispositivo.',
      passkeyRemoved: 'Se quitó una llave de acceso.',
      codeRemoved: 'Se quitó un código de recuperación.',
      deviceRemoved: 'Se quitó un dispositivo.',
      wordsShown: 'Se abrieron las palabras de recuperación.',
      eip155KeyShown: 'Se abrió la clave privada de Ethereum.',
      solanaKeyShown: 'Se abrió la clave privada de Solana.',
      fileSaved: 'Se creó un archivo de recuperación.',
      deletionScheduled: 'Se pidió su eliminación. Se eliminará en 7 días, salvo que la conserves en sus ajustes.',
      deletionUndone: 'Se canceló su eliminación. La billetera se conserva.',
      walletMoved:
        'Se reemplazó por una billetera nueva con direcciones nuevas. Lo que tienen las direcciones antiguas sigue allí: envíalo a las nuevas desde los ajustes de la billetera.',
    },
    warning:
      'Si no fuiste tú, otra persona puede usar tu billetera: abre sus ajustes, quita lo que no conozcas y envía lo que tiene a otra billetera.',
    unasked: 'Si fuiste tú, ignora este correo.',
  },
  walletDeleted: {
    subject: (app) => `Se eliminó tu billetera en ${app}`,
    intro: (app) => `Tu billetera en ${app} se eliminó, como se pidió hace 7 días.`,
    text: 'Hemos eliminado sus claves cifradas, sus dispositivos y llaves de acceso, y tu inicio de sesión. Sus direcciones y lo que tienen permanecen en la cadena de bloques. Ahora solo se accede a ellas con las palabras, las claves o un archivo de recuperación que hayas guardado.',
    warning: 'La eliminación no se puede deshacer.',
    unasked: 'Si vuelves a iniciar sesión, eres un usuario nuevo y puedes crear una billetera nueva.',
  },
  operatorDeletion: {
    subject: (app) => `Tu billetera en ${app}: su eliminación`,
    intro: (app) => `El operador de ${app} te escribe sobre tu billetera y tu inicio de sesión:`,
    deletionOrdered:
      'Se eliminarán en 7 días. Hasta entonces puedes iniciar sesión y guardar las palabras de recuperación, las claves o un archivo de recuperación desde los ajustes de la billetera.',
    deletionWithdrawn: 'No se eliminarán. Ambos siguen como estaban.',
    userDeleted:
      'Hemos eliminado las claves cifradas de la billetera, sus dispositivos y llaves de acceso, y tu inicio de sesión. Sus direcciones y lo que contienen siguen en la cadena de bloques. Ahora solo se llega a ellas con palabras, claves o un archivo de recuperación que hayas guardado.',
    proof:
      'Guarda esta clave. Junto con tu correo electrónico demuestra la eliminación, porque el registro del operador contiene un valor que solo resulta de ambos:',
    warning: 'Si no lo esperabas, escribe al operador.',
    unasked: 'No tienes que hacer nada más.',
  },
}
