import type { LoginTexts } from './LoginTexts.ts'

/** The French texts of the mails. */
export const mailTexts: LoginTexts = {
  direction: 'ltr',
  subject: (app) => `Votre code d’identification pour ${app}`,
  intro: (app) => `Votre code pour vous identifier sur ${app} :`,
  validity: (minutes) => `Il est valable ${minutes} minutes et utilisable une seule fois.`,
  site: 'Site',
  browser: 'Navigateur',
  unknownBrowser: 'inconnu',
  time: 'Heure',
  warning: 'Ne communiquez jamais ce code à qui que ce soit. Ne le saisissez que sur le site indiqué ci-dessus.',
  unasked: 'Si vous n’avez pas demandé ce code, ignorez cet e-mail.',
  device: {
    subject: (app) => `Confirmez votre identification sur ${app}`,
    intro: (app) =>
      `Pour vous identifier sur ${app}, ouvrez ce lien et saisissez le nombre affiché sur l’écran d’identification :`,
    validity: (minutes) => `Le lien est valable ${minutes} minutes et utilisable une seule fois.`,
    link: 'Confirmer l’identification',
    warning:
      'Ne saisissez qu’un nombre que vous voyez vous-même sur le site indiqué ci-dessus. N’en saisissez jamais un qu’on vous a envoyé.',
    unasked: 'Si vous ne souhaitez pas vous identifier, ignorez cet e-mail.',
    title: 'Confirmez votre identification',
    number: 'Nombre affiché sur l’écran d’identification',
    confirm: 'Confirmer',
    confirmed: 'Vous êtes identifié. Revenez à la page où vous avez commencé.',
    refused: 'Cette identification ne peut pas être confirmée : le nombre était faux ou le lien a expiré. Recommencez.',
  },
  emailUpdate: {
    primary: {
      subject: (app) => `Votre code pour modifier votre e-mail sur ${app}`,
      intro: (app) => `Votre code pour modifier l’adresse e-mail de votre portefeuille sur ${app} :`,
      unasked:
        'Si vous n’avez pas demandé cette modification, ne partagez pas ce code : quelqu’un d’autre a ouvert une session dans votre portefeuille. Identifiez-vous et supprimez les appareils que vous ne connaissez pas.',
    },
    secondary: {
      subject: (app) => `Confirmez votre nouvel e-mail pour ${app}`,
      intro: (app) => `Votre code pour utiliser cette adresse avec votre portefeuille sur ${app} :`,
      unasked: 'Si vous n’avez pas demandé ce code, ignorez cet e-mail.',
    },
    notice: {
      subject: (app) => `Votre e-mail sur ${app} est en cours de modification`,
      intro: (app, email) =>
        `L’adresse e-mail de votre portefeuille sur ${app} est en train d’être remplacée par ${email}. Si vous ne l’avez pas demandé, ouvrez ce lien pour annuler :`,
      validity: (hours) => `Le lien est valable ${hours} heures.`,
      link: 'Annuler la modification',
      warning: 'Annuler la modification ferme aussi toutes les sessions de votre portefeuille.',
      unasked: 'Si vous avez modifié l’adresse vous-même, ignorez cet e-mail.',
    },
    undo: {
      title: 'Annuler la modification de votre e-mail',
      intro: 'Votre ancienne adresse redevient l’identifiant de votre portefeuille, et toutes ses sessions se ferment.',
      confirm: 'Annuler la modification',
      confirmed:
        'La modification a été annulée. Identifiez-vous avec votre ancienne adresse et supprimez les appareils que vous ne connaissez pas.',
      refused:
        'La modification ne peut pas être annulée : le lien a expiré ou a déjà été utilisé. Rien n’a été modifié.',
    },
  },
  walletNotice: {
    subject: (app) => `Votre portefeuille sur ${app} : un changement de sécurité`,
    intro: (app) => `Dans votre portefeuille sur ${app} :`,
    events: {
      passkeyAdded: 'Une clé d’accès a été ajoutée.',
      codeAdded: 'Un code de récupération a été ajouté.',
      deviceAdded: 'Un appareil a été ajouté.',
      passkeyRemoved: 'Une clé d’accès a été supprimée.',
      codeRemoved: 'Un code de récupération a été supprimé.',
      deviceRemoved: 'Un appareil a été supprimé.',
      wordsShown: 'Les mots de récupération ont été ouverts.',
      eip155KeyShown: 'La clé privée Ethereum a été ouverte.',
      solanaKeyShown: 'La clé privée Solana a été ouverte.',
      fileSaved: 'Un fichier de récupération a été créé.',
      deletionScheduled:
        'Sa suppression a été demandée. Il sera supprimé dans 7 jours, sauf si vous le gardez dans ses paramètres.',
      deletionUndone: 'Sa suppression a été annulée. Le portefeuille est conservé.',
      walletMoved:
        'Il a été remplacé par un nouveau portefeuille avec de nouvelles adresses. Ce que contiennent les anciennes adresses y est toujours : envoyez-le aux nouvelles depuis les paramètres du portefeuille.',
    },
    warning:
      'Si ce n’était pas vous, quelqu’un d’autre peut utiliser votre portefeuille : ouvrez ses paramètres, supprimez ce que vous ne connaissez pas et envoyez ce qu’il contient vers un autre portefeuille.',
    unasked: 'Si c’était vous, ignorez cet e-mail.',
  },
  walletDeleted: {
    subject: (app) => `Votre portefeuille sur ${app} a été supprimé`,
    intro: (app) => `Votre portefeuille sur ${app} a été supprimé, comme demandé il y a 7 jours.`,
    text: 'Nous avons supprimé ses clés chiffrées, ses appareils et clés d’accès, ainsi que votre identification. Ses adresses et ce qu’elles contiennent restent sur la blockchain. Seuls les mots, les clés ou un fichier de récupération que vous avez enregistrés y donnent maintenant accès.',
    warning: 'La suppression est irréversible.',
    unasked:
      'Si vous vous identifiez à nouveau, vous serez un nouvel utilisateur et pourrez créer un nouveau portefeuille.',
  },
  operatorDeletion: {
    subject: (app) => `Votre portefeuille sur ${app} : sa suppression`,
    intro: (app) => `L’exploitant de ${app} vous écrit au sujet de votre portefeuille et de votre connexion :`,
    deletionOrdered:
      'Ils seront supprimés dans 7 jours. D’ici là, vous pouvez vous connecter et enregistrer les mots de récupération, les clés ou un fichier de récupération depuis les paramètres du portefeuille.',
    deletionWithdrawn: 'Ils ne seront pas supprimés. Les deux restent tels quels.',
    userDeleted:
      'Nous avons supprimé les clés chiffrées du portefeuille, ses appareils et clés d’accès, et votre connexion. Ses adresses et ce qu’elles contiennent restent sur la blockchain. Seuls les mots, les clés ou un fichier de récupération que vous avez enregistrés y donnent encore accès.',
    proof:
      'Conservez cette clé. Avec votre adresse e-mail, elle prouve la suppression, car le journal de l’exploitant contient une valeur que seules les deux ensemble produisent :',
    warning: 'Si vous ne vous y attendiez pas, écrivez à l’exploitant.',
    unasked: 'Vous n’avez rien d’autre à faire.',
  },
}
