import type { LoginTexts } from './LoginTexts.ts'

/** The Brazilian Portuguese texts of the mails. */
export const mailTexts: LoginTexts = {
  direction: 'ltr',
  subject: (app) => `Seu código de login para ${app}`,
  intro: (app) => `Seu código para entrar em ${app}:`,
  validity: (minutes) => `Ele é válido por ${minutes} minutos e só pode ser usado uma vez.`,
  site: 'Site',
  browser: 'Navegador',
  unknownBrowser: 'desconhecido',
  time: 'Horário',
  warning: 'Nunca informe este código a ninguém. Digite-o apenas no site indicado acima.',
  unasked: 'Se você não pediu este código, ignore este e-mail.',
  device: {
    subject: (app) => `Confirme seu login em ${app}`,
    intro: (app) => `Para entrar em ${app}, abra este link e digite o número exibido na tela de login:`,
    validity: (minutes) => `O link é válido por ${minutes} minutos e só pode ser usado uma vez.`,
    link: 'Confirmar o login',
    warning: 'Digite apenas um número que você vê no site indicado acima. Nunca digite um que enviaram a você.',
    unasked: 'Se você não quer entrar, ignore este e-mail.',
    title: 'Confirme seu login',
    number: 'Número na tela de login',
    confirm: 'Confirmar',
    confirmed: 'Você entrou. Volte à página em que começou.',
    refused: 'Não é possível confirmar este login: o número estava errado ou o link expirou. Comece de novo.',
  },
  emailUpdate: {
    primary: {
      subject: (app) => `Seu código para alterar seu e-mail em ${app}`,
      intro: (app) => `Seu código para alterar o endereço de e-mail da sua carteira em ${app}:`,
      unasked:
        'Se você não pediu para alterar o endereço, não compartilhe este código: outra pessoa está conectada à sua carteira. Entre e remova os dispositivos que você não conhece.',
    },
    secondary: {
      subject: (app) => `Confirme seu novo e-mail para ${app}`,
      intro: (app) => `Seu código para usar este endereço na sua carteira em ${app}:`,
      unasked: 'Se você não pediu este código, ignore este e-mail.',
    },
    notice: {
      subject: (app) => `Seu e-mail em ${app} está sendo alterado`,
      intro: (app, email) =>
        `O endereço de e-mail da sua carteira em ${app} está sendo alterado para ${email}. Se você não pediu isso, abra este link para desfazer:`,
      validity: (hours) => `O link é válido por ${hours} horas.`,
      link: 'Desfazer a alteração',
      warning: 'Desfazer a alteração também encerra todas as sessões da sua carteira.',
      unasked: 'Se foi você quem alterou o endereço, ignore este e-mail.',
    },
    undo: {
      title: 'Desfazer a alteração do seu e-mail',
      intro: 'Seu endereço antigo volta a ser o login da sua carteira, e todas as sessões dela são encerradas.',
      confirm: 'Desfazer a alteração',
      confirmed:
        'A alteração foi desfeita. Entre com seu endereço antigo e remova os dispositivos que você não conhece.',
      refused: 'A alteração não pode ser desfeita: o link expirou ou já foi usado. Nada foi alterado.',
    },
  },
  walletNotice: {
    subject: (app) => `Sua carteira em ${app}: uma mudança na segurança`,
    intro: (app) => `Na sua carteira em ${app}:`,
    events: {
      passkeyAdded: 'Uma chave de acesso foi adicionada.',
      codeAdded: 'Um código de recuperação foi adicionado.',
      deviceAdded: 'Um dispositivo foi adicionado.',
      passkeyRemoved: 'Uma chave de acesso foi removida.',
      codeRemoved: 'Um código de recuperação foi removido.',
      deviceRemoved: 'Um dispositivo foi removido.',
      wordsShown: 'As palavras de recuperação foram abertas.',
      eip155KeyShown: 'A chave privada de Ethereum foi aberta.',
      solanaKeyShown: 'A chave privada de Solana foi aberta.',
      fileSaved: 'Um arquivo de recuperação foi criado.',
      deletionScheduled:
        'A exclusão dela foi solicitada. Ela será excluída em 7 dias, a menos que você a mantenha nas configurações.',
      deletionUndone: 'A exclusão dela foi cancelada. A carteira continua.',
      walletMoved:
        'Ela foi substituída por uma nova carteira com novos endereços. O que está nos endereços antigos continua lá: envie para os novos pelas configurações da carteira.',
    },
    warning:
      'Se não foi você, outra pessoa pode usar sua carteira: abra as configurações, remova o que você não conhece e envie o que ela tem para outra carteira.',
    unasked: 'Se foi você, ignore este e-mail.',
  },
  walletDeleted: {
    subject: (app) => `Sua carteira em ${app} foi excluída`,
    intro: (app) => `Sua carteira em ${app} foi excluída, como solicitado há 7 dias.`,
    text: 'Excluímos as chaves criptografadas, os dispositivos, as chaves de acesso e o seu login. Os endereços dela e o que eles têm permanecem na blockchain. Agora só é possível acessá-los com palavras, chaves ou um arquivo de recuperação que você tenha salvado.',
    warning: 'A exclusão não pode ser desfeita.',
    unasked: 'Se você entrar de novo, será um novo usuário e poderá criar uma nova carteira.',
  },
  operatorDeletion: {
    subject: (app) => `Sua carteira em ${app}: a exclusão`,
    intro: (app) => `O operador de ${app} escreve sobre a sua carteira e o seu login:`,
    deletionOrdered:
      'Eles serão excluídos em 7 dias. Até lá, você pode entrar e salvar as palavras de recuperação, as chaves ou um arquivo de recuperação nas configurações da carteira.',
    deletionWithdrawn: 'Eles não serão excluídos. Ambos continuam como estavam.',
    userDeleted:
      'Excluímos as chaves criptografadas da carteira, seus dispositivos e chaves de acesso e o seu login. Os endereços e o que eles contêm continuam na blockchain. Agora só palavras, chaves ou um arquivo de recuperação que você salvou chegam até eles.',
    proof:
      'Guarde esta chave. Com o seu e-mail, ela prova a exclusão, porque o registro do operador contém um valor que só os dois juntos produzem:',
    warning: 'Se você não esperava isso, escreva para o operador.',
    unasked: 'Você não precisa fazer mais nada.',
  },
}
