import type { ButtonMessages } from '../../Messages.ts'

/** The Spanish texts of the buttons. */
export const buttons: ButtonMessages = {
  'button.connect': 'Conectar billetera',
  'button.connecting': 'Conectando…',
  'button.openAccount': 'Abrir la cuenta {name}',
  'button.opening': 'Abriendo…',
  'button.offline': 'No tienes conexión. Se abrirá cuando vuelvas a tenerla.',
  'button.loadFailed': 'No se pudo cargar. Intentándolo de nuevo…',
  'button.reload': 'Recargar la página',
  'button.cancel': 'Cancelar',
  'button.connectWith': 'Conectar {wallet}',
  'button.network': 'Red',
  'button.chooseNetwork': 'Elegir red, actual: {network}',
  'button.switchNetwork': 'Cambiar de red',
  'button.unsupportedNetwork': 'Red no compatible',
  'button.unknownNetwork': 'Red desconocida',
}
