import type { LoginTexts } from './LoginTexts.ts'

export const mailTexts: LoginTexts = {
  direction: 'ltr',
  subject: (app) => `Your login code for ${app}`,
  intro: (app) => `Your code to log in to ${app}:`,
  validity: (minutes) => `It is valid for ${minutes} minutes and can be used once.`,
  site: 'Site',
  browser: 'Browser',
  unknownBrowser: 'unknown',
  time: 'Time',
  warning: 'Never tell this code to anyone. Enter it only on the site named above.',
  unasked: 'If you did not ask for this code, ignore this mail.',
  device: {
    subject: (app) => `Confirm your login to ${app}`,
    intro: (app) => `To log in to ${app}, open this link and type the number that the login screen shows:`,
    validity: (minutes) => `The link is valid for ${minutes} minutes and can be used once.`,
    link: 'Confirm the login',
    warning: 'Type only a number that you see yourself on the site named above. Never type one that you were sent.',
    unasked: 'If you do not want to log in, ignore this mail.',
    title: 'Confirm your login',
    number: 'Number on the login screen',
    confirm: 'Confirm',
    confirmed: 'You are logged in. Return to the page where you began.',
    refused: 'This login cannot be confirmed: the number was wrong, or the link has expired. Begin again.',
  },
  emailUpdate: {
    primary: {
      subject: (app) => `Your code to change your e-mail for ${app}`,
      intro: (app) => `Your code to change the e-mail address of your wallet at ${app}:`,
      unasked:
        'If you did not ask to change the address, do not share this code: someone else is logged in to your wallet. Log in and remove devices that you do not know.',
    },
    secondary: {
      subject: (app) => `Confirm your new e-mail for ${app}`,
      intro: (app) => `Your code to use this address for your wallet at ${app}:`,
      unasked: 'If you did not ask for this code, ignore this mail.',
    },
    notice: {
      subject: (app) => `Your e-mail for ${app} is being changed`,
      intro: (app, email) =>
        `The e-mail address of your wallet at ${app} is being changed to ${email}. If you did not ask for this, open this link to undo it:`,
      validity: (hours) => `The link is valid for ${hours} hours.`,
      link: 'Undo the change',
      warning: 'Undoing the change also ends all sessions of your wallet.',
      unasked: 'If you changed the address yourself, ignore this mail.',
    },
    undo: {
      title: 'Undo the change of your e-mail',
      intro: 'Your old address becomes the login of your wallet again, and all of its sessions end.',
      confirm: 'Undo the change',
      confirmed: 'The change was undone. Log in with your old address, and remove devices that you do not know.',
      refused: 'The change cannot be undone: the link has expired or was used. Nothing was changed.',
    },
  },
  walletNotice: {
    subject: (app) => `Your wallet at ${app}: a change of its security`,
    intro: (app) => `In your wallet at ${app}:`,
    events: {
      passkeyAdded: 'A passkey was added.',
      codeAdded: 'A recovery code was added.',
      deviceAdded: 'A device was added.',
      passkeyRemoved: 'A passkey was removed.',
      codeRemoved: 'A recovery code was removed.',
      deviceRemoved: 'A device was removed.',
      wordsShown: 'The recovery words were opened.',
      eip155KeyShown: 'The private key for Ethereum was opened.',
      solanaKeyShown: 'The private key for Solana was opened.',
      fileSaved: 'A recovery file was made.',
      deletionScheduled: 'Its deletion was requested. It is deleted in 7 days, unless you keep it in its settings.',
      deletionUndone: 'Its deletion was cancelled. The wallet stays.',
      walletMoved:
        'It was replaced by a new wallet with new addresses. What the old addresses hold is still there: send it to the new ones from the settings of the wallet.',
    },
    warning:
      'If this was not you, someone else can use your wallet: open its settings, remove what you do not know, and send what it holds to another wallet.',
    unasked: 'If this was you, ignore this mail.',
  },
  walletDeleted: {
    subject: (app) => `Your wallet at ${app} was deleted`,
    intro: (app) => `Your wallet at ${app} was deleted, as requested 7 days ago.`,
    text: 'We have deleted its encrypted keys, its devices and passkeys, and your login. Its addresses and what they hold stay on the blockchain. You can now reach them only with words, keys or a recovery file that you have saved.',
    warning: 'The deletion cannot be undone.',
    unasked: 'If you log in again, you are a new user and can create a new wallet.',
  },
  operatorDeletion: {
    subject: (app) => `The deletion of your wallet at ${app}`,
    intro: (app) => `A message from the operator of ${app} about your wallet and your login:`,
    deletionOrdered:
      'They will be deleted in 7 days. Until then, you can log in and save the recovery words, the keys or a recovery file from the settings of the wallet.',
    deletionWithdrawn: 'They will not be deleted. Both stay as they were.',
    userDeleted:
      'We have deleted the encrypted keys of the wallet, its devices and passkeys, and your login. Its addresses and what they hold stay on the blockchain. You can now reach them only with words, keys or a recovery file that you have saved.',
    proof:
      'Keep this key. Together with your e-mail address, it proves the deletion: the operator’s log has a value that can be computed only from both:',
    warning: 'If you did not expect this, write to the operator.',
    unasked: 'You do not have to do anything else.',
  },
}
