import type { LoginTexts } from './LoginTexts.ts'

/** The German texts of the mails. */
export const mailTexts: LoginTexts = {
  direction: 'ltr',
  subject: (app) => `Dein Anmeldecode für ${app}`,
  intro: (app) => `Dein Code zur Anmeldung bei ${app}:`,
  validity: (minutes) => `Er ist ${minutes} Minuten gültig und kann einmal verwendet werden.`,
  site: 'Website',
  browser: 'Browser',
  unknownBrowser: 'unbekannt',
  time: 'Zeit',
  warning: 'Gib diesen Code niemals weiter. Gib ihn nur auf der oben genannten Website ein.',
  unasked: 'Wenn du diesen Code nicht angefordert hast, ignoriere diese E-Mail.',
  device: {
    subject: (app) => `Bestätige deine Anmeldung bei ${app}`,
    intro: (app) =>
      `Um dich bei ${app} anzumelden, öffne diesen Link und gib die Nummer ein, die der Anmeldebildschirm zeigt:`,
    validity: (minutes) => `Der Link ist ${minutes} Minuten gültig und kann einmal verwendet werden.`,
    link: 'Anmeldung bestätigen',
    warning:
      'Gib nur eine Nummer ein, die du selbst auf der oben genannten Website siehst. Gib niemals eine ein, die dir geschickt wurde.',
    unasked: 'Wenn du dich nicht anmelden möchtest, ignoriere diese E-Mail.',
    title: 'Bestätige deine Anmeldung',
    number: 'Nummer auf dem Anmeldebildschirm',
    confirm: 'Bestätigen',
    confirmed: 'Du bist angemeldet. Kehre zu der Seite zurück, auf der du begonnen hast.',
    refused:
      'Diese Anmeldung kann nicht bestätigt werden: Die Nummer war falsch oder der Link ist abgelaufen. Beginne von vorn.',
  },
  emailUpdate: {
    primary: {
      subject: (app) => `Dein Code zum Ändern deiner E-Mail-Adresse für ${app}`,
      intro: (app) => `Dein Code zum Ändern der E-Mail-Adresse deiner Wallet bei ${app}:`,
      unasked:
        'Wenn du die Änderung nicht angefordert hast, gib diesen Code nicht weiter: Jemand anderes ist in deiner Wallet angemeldet. Melde dich an und entferne Geräte, die du nicht kennst.',
    },
    secondary: {
      subject: (app) => `Bestätige deine neue E-Mail-Adresse für ${app}`,
      intro: (app) => `Dein Code, um diese Adresse für deine Wallet bei ${app} zu verwenden:`,
      unasked: 'Wenn du diesen Code nicht angefordert hast, ignoriere diese E-Mail.',
    },
    notice: {
      subject: (app) => `Deine E-Mail-Adresse für ${app} wird geändert`,
      intro: (app, email) =>
        `Die E-Mail-Adresse deiner Wallet bei ${app} wird in ${email} geändert. Wenn du das nicht angefordert hast, öffne diesen Link, um es rückgängig zu machen:`,
      validity: (hours) => `Der Link ist ${hours} Stunden gültig.`,
      link: 'Änderung rückgängig machen',
      warning: 'Damit enden auch alle Sitzungen deiner Wallet.',
      unasked: 'Wenn du die Adresse selbst geändert hast, ignoriere diese E-Mail.',
    },
    undo: {
      title: 'Änderung deiner E-Mail-Adresse rückgängig machen',
      intro: 'Deine alte Adresse wird wieder zur Anmeldung deiner Wallet, und alle ihre Sitzungen enden.',
      confirm: 'Änderung rückgängig machen',
      confirmed:
        'Die Änderung wurde rückgängig gemacht. Melde dich mit deiner alten Adresse an und entferne Geräte, die du nicht kennst.',
      refused:
        'Die Änderung kann nicht rückgängig gemacht werden: Der Link ist abgelaufen oder wurde schon verwendet. Es wurde nichts geändert.',
    },
  },
  walletNotice: {
    subject: (app) => `Deine Wallet bei ${app}: eine Änderung ihrer Sicherheit`,
    intro: (app) => `In deiner Wallet bei ${app}:`,
    events: {
      passkeyAdded: 'Ein Passkey wurde hinzugefügt.',
      codeAdded: 'Ein Wiederherstellungscode wurde hinzugefügt.',
      deviceAdded: 'Ein Gerät wurde hinzugefügt.',
      passkeyRemoved: 'Ein Passkey wurde entfernt.',
      codeRemoved: 'Ein Wiederherstellungscode wurde entfernt.',
      deviceRemoved: 'Ein Gerät wurde entfernt.',
      wordsShown: 'Die Wiederherstellungswörter wurden geöffnet.',
      eip155KeyShown: 'Der private Schlüssel für Ethereum wurde geöffnet.',
      solanaKeyShown: 'Der private Schlüssel für Solana wurde geöffnet.',
      fileSaved: 'Eine Wiederherstellungsdatei wurde erstellt.',
      deletionScheduled:
        'Ihre Löschung wurde angefordert. Sie wird in 7 Tagen gelöscht, wenn du sie nicht in ihren Einstellungen behältst.',
      deletionUndone: 'Ihre Löschung wurde abgebrochen. Die Wallet bleibt.',
      walletMoved:
        'Sie wurde durch eine neue Wallet mit neuen Adressen ersetzt. Was auf den alten Adressen liegt, ist noch dort: Sende es in den Einstellungen der Wallet an die neuen.',
    },
    warning:
      'Wenn du das nicht warst, kann jemand anderes deine Wallet verwenden: Öffne ihre Einstellungen, entferne, was du nicht kennst, und sende, was darin ist, an eine andere Wallet.',
    unasked: 'Wenn du das warst, ignoriere diese E-Mail.',
  },
  walletDeleted: {
    subject: (app) => `Deine Wallet bei ${app} wurde gelöscht`,
    intro: (app) => `Deine Wallet bei ${app} wurde gelöscht, wie vor 7 Tagen angefordert.`,
    text: 'Wir haben ihre verschlüsselten Schlüssel, ihre Geräte und Passkeys und deine Anmeldung gelöscht. Ihre Adressen und das, was darauf liegt, bleiben auf der Blockchain. Jetzt kommst du nur noch mit Wörtern, Schlüsseln oder einer Wiederherstellungsdatei heran, die du gespeichert hast.',
    warning: 'Die Löschung kann nicht rückgängig gemacht werden.',
    unasked: 'Wenn du dich wieder anmeldest, bist du ein neuer Nutzer und kannst eine neue Wallet erstellen.',
  },
  operatorDeletion: {
    subject: (app) => `Ihre Wallet bei ${app}: ihre Löschung`,
    intro: (app) => `Der Betreiber von ${app} schreibt Ihnen über Ihre Wallet und Ihren Login dort:`,
    deletionOrdered:
      'Beide werden in 7 Tagen gelöscht. Bis dahin können Sie sich einloggen und in den Einstellungen der Wallet die Wiederherstellungswörter, die Schlüssel oder eine Wiederherstellungsdatei sichern.',
    deletionWithdrawn: 'Sie werden nicht gelöscht. Beide bleiben, wie sie waren.',
    userDeleted:
      'Wir haben die verschlüsselten Schlüssel der Wallet, ihre Geräte und Passkeys und Ihren Login gelöscht. Ihre Adressen und was sie enthalten, bleiben auf der Blockchain. Nur Wörter, Schlüssel oder eine Wiederherstellungsdatei, die Sie gesichert haben, erreichen sie jetzt noch.',
    proof:
      'Bewahren Sie diesen Schlüssel auf. Zusammen mit Ihrer E-Mail-Adresse beweist er die Löschung, denn das Protokoll des Betreibers enthält einen Wert, der nur aus beiden zusammen entsteht:',
    warning: 'Wenn Sie das nicht erwartet haben, schreiben Sie dem Betreiber.',
    unasked: 'Sonst müssen Sie nichts tun.',
  },
}
