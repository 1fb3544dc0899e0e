import type { ButtonMessages } from '../../Messages.ts'

/** The Brazilian Portuguese texts of the buttons. */
export const buttons: ButtonMessages = {
  'button.connect': 'Conectar carteira',
  'button.connecting': 'Conectando…',
  'button.openAccount': 'Abrir conta {name}',
  'button.opening': 'Abrindo…',
  'button.offline': 'Você está offline. Isto abrirá quando a conexão voltar.',
  'button.loadFailed': 'Não foi possível carregar. Tentando de novo…',
  'button.reload': 'Recarregar a página',
  'button.cancel': 'Cancelar',
  'button.connectWith': 'Conectar {wallet}',
  'button.network': 'Rede',
  'button.chooseNetwork': 'Escolher rede, atual: {network}',
  'button.switchNetwork': 'Trocar de rede',
  'button.unsupportedNetwork': 'Rede não compatível',
  'button.unknownNetwork': 'Rede desconhecida',
}
