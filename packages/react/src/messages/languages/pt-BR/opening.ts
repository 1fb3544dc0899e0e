import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

/** The Brazilian Portuguese texts of the list of wallets, and the titles of all views. */
export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,
  'common.back': 'Voltar',
  'common.close': 'Fechar',
  'common.retry': 'Tentar de novo',
  'common.or': 'ou',
  'common.clear': 'Limpar busca',
  'common.failed': 'Algo deu errado',
  'common.failedText': 'Não foi possível carregar. Nada foi perdido.',
  'common.offline': 'Você está offline',
  'common.offlineText': 'Continuaremos automaticamente quando você estiver online de novo.',
  'common.theWallet': 'A carteira',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': 'Conecte uma carteira',
  'connect.titleAny': 'Conectar',
  'connect.wallets': 'Carteiras',
  'connect.recent': 'Recente',
  'connect.installed': 'Instalada',
  'connect.connected': 'Conectada',
  'connect.disputed': 'Possível cópia',
  'connect.qrCode': 'QR code',
  'connect.notInstalled': 'Não instalada',
  'connect.help': 'O que é uma carteira?',
  'connect.searchCount':
    '{count, plural, one {Buscar em # carteira} many {Buscar em # carteiras} other {Buscar em # carteiras}}',
  'connect.results':
    '{count, plural, =0 {Nenhuma carteira encontrada} one {# carteira encontrada} many {# carteiras encontradas} other {# carteiras encontradas}}',
  'connect.noResults': 'Nenhuma carteira corresponde a “{query}”',
  'connect.noResultsText': 'Verifique a grafia ou busque outra carteira.',
  'connect.email': 'Endereço de e-mail',
  'connect.emailSubmit': 'Continuar',
  'connect.empty': 'Nenhuma carteira encontrada',
  'connect.emptyText': 'Este navegador ainda não tem carteira. Instale uma e ela aparecerá aqui.',
  'connect.emptyPhoneText': 'Este navegador não tem carteira. Abra esta página no navegador da sua carteira.',
  'connect.legal': 'Ao conectar, você aceita os {terms} e a {privacy}',
  'connect.legalTerms': 'Ao conectar, você aceita os {terms}',
  'connect.legalPrivacy': 'Ao conectar, você aceita a {privacy}',
  'connect.terms': 'Termos de uso',
  'connect.privacy': 'Política de privacidade',
  'connect.accept': 'Aceito os {terms} e a {privacy}',
  'connect.acceptTerms': 'Aceito os {terms}',
  'connect.acceptPrivacy': 'Aceito a {privacy}',
  'connect.acceptFirst': 'Aceite os termos para continuar.',
  'connect.branding': 'Com tecnologia Latchkey',
  'connect.collapsed': 'Continuar com uma carteira',
  'connect.all': 'Todas as carteiras',

  'pairing.title': 'Escaneie com sua carteira',
  'pairing.titlePhone': 'Abra sua carteira',

  'allWallets.title': 'Todas as carteiras',

  'account.title': 'Conta',

  'tokenDetails.title': 'Token',

  'receive.title': 'Receber',

  'nftDetails.title': 'NFT',
  'activity.title': 'Atividade',

  'transaction.title': 'Transação',

  'profileWallets.title': 'Carteiras',

  'networks.title': 'Escolher rede',

  'switchNetwork.title': 'Trocar de rede',

  'switchActiveChain.title': 'Trocar de rede',

  'siwx.title': 'Entrar',

  'unsupportedChain.title': 'Rede não compatível',

  'emailLogin.title': 'Continuar com e-mail',
  'updateEmail.title': 'Alterar endereço de e-mail',
  'registerName.title': 'Obter um nome',
  'onRamp.title': 'Comprar',
  'emailCode.title': 'Confirme seu e-mail',
  'emailDevice.title': 'Confirme este navegador',
  'approveTransaction.title': 'Aprovar',

  'whatIsAWallet.title': 'O que é uma carteira?',
  'whatIsAWallet.get': 'Obter uma carteira',

  'send.title': 'Enviar',
  'swap.title': 'Trocar',
  'sendToken.title': 'Escolher um token',
  'sendPreview.title': 'Revisar',
  'sendLookAlike.title': 'Olhe com atenção',
}
