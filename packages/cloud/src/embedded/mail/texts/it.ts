import type { LoginTexts } from './LoginTexts.ts'

/** The Italian texts of the mails. */
export const mailTexts: LoginTexts = {
  direction: 'ltr',
  subject: (app) => `Il tuo codice di accesso per ${app}`,
  intro: (app) => `Il tuo codice per accedere a ${app}:`,
  validity: (minutes) => `È valido per ${minutes} minuti e può essere usato una sola volta.`,
  site: 'Sito',
  browser: 'Browser',
  unknownBrowser: 'sconosciuto',
  time: 'Ora',
  warning: 'Non dire mai questo codice a nessuno. Inseriscilo solo sul sito indicato sopra.',
  unasked: 'Se non hai richiesto questo codice, ignora questa email.',
  device: {
    subject: (app) => `Conferma il tuo accesso a ${app}`,
    intro: (app) =>
      `Per accedere a ${app}, apri questo link e inserisci il numero mostrato nella schermata di accesso:`,
    validity: (minutes) => `Il link è valido per ${minutes} minuti e può essere usato una sola volta.`,
    link: 'Conferma l’accesso',
    warning:
      'Inserisci solo un numero che vedi tu sul sito indicato sopra. Non inserire mai un numero che ti è stato inviato.',
    unasked: 'Se non vuoi accedere, ignora questa email.',
    title: 'Conferma il tuo accesso',
    number: 'Numero nella schermata di accesso',
    confirm: 'Conferma',
    confirmed: 'Accesso effettuato. Torna alla pagina da cui hai iniziato.',
    refused: 'Questo accesso non può essere confermato: il numero era sbagliato o il link è scaduto. Ricomincia.',
  },
  emailUpdate: {
    primary: {
      subject: (app) => `Il tuo codice per cambiare email su ${app}`,
      intro: (app) => `Il tuo codice per cambiare l’indirizzo email del tuo wallet su ${app}:`,
      unasked:
        'Se non hai chiesto di cambiare l’indirizzo, non condividere questo codice: qualcun altro ha effettuato l’accesso al tuo wallet. Accedi e rimuovi i dispositivi che non conosci.',
    },
    secondary: {
      subject: (app) => `Conferma la tua nuova email per ${app}`,
      intro: (app) => `Il tuo codice per usare questo indirizzo con il tuo wallet su ${app}:`,
      unasked: 'Se non hai richiesto questo codice, ignora questa email.',
    },
    notice: {
      subject: (app) => `La tua email su ${app} sta per cambiare`,
      intro: (app, email) =>
        `L’indirizzo email del tuo wallet su ${app} sta per diventare ${email}. Se non l’hai chiesto tu, apri questo link per annullare:`,
      validity: (hours) => `Il link è valido per ${hours} ore.`,
      link: 'Annulla la modifica',
      warning: 'Annullando la modifica si chiudono anche tutte le sessioni del tuo wallet.',
      unasked: 'Se hai cambiato tu l’indirizzo, ignora questa email.',
    },
    undo: {
      title: 'Annulla la modifica della tua email',
      intro: 'Il tuo vecchio indirizzo torna a essere l’accesso al tuo wallet e tutte le sue sessioni si chiudono.',
      confirm: 'Annulla la modifica',
      confirmed:
        'La modifica è stata annullata. Accedi con il tuo vecchio indirizzo e rimuovi i dispositivi che non conosci.',
      refused: 'La modifica non può essere annullata: il link è scaduto o è già stato usato. Non è cambiato nulla.',
    },
  },
  walletNotice: {
    subject: (app) => `Il tuo wallet su ${app}: una modifica alla sicurezza`,
    intro: (app) => `Nel tuo wallet su ${app}:`,
    events: {
      passkeyAdded: 'È stata aggiunta una passkey.',
      codeAdded: 'È stato aggiunto un codice di recupero.',
      deviceAdded: 'È stato aggiunto un dispositivo.',
      passkeyRemoved: 'È stata rimossa una passkey.',
      codeRemoved: 'È stato rimosso un codice di recupero.',
      deviceRemoved: 'È stato rimosso un dispositivo.',
      wordsShown: 'Sono state aperte le parole di recupero.',
      eip155KeyShown: 'È stata aperta la chiave privata di Ethereum.',
      solanaKeyShown: 'È stata aperta la chiave privata di Solana.',
      fileSaved: 'È stato creato un file di recupero.',
      deletionScheduled:
        'È stata richiesta la sua eliminazione. Verrà eliminato tra 7 giorni, a meno che tu non lo tenga nelle impostazioni.',
      deletionUndone: 'La sua eliminazione è stata annullata. Il wallet resta.',
      walletMoved:
        'È stato sostituito da un nuovo wallet con nuovi indirizzi. Ciò che contengono i vecchi indirizzi è ancora lì: invialo ai nuovi dalle impostazioni del wallet.',
    },
    warning:
      'Se non sei stato tu, qualcun altro può usare il tuo wallet: apri le sue impostazioni, rimuovi ciò che non conosci e invia ciò che contiene a un altro wallet.',
    unasked: 'Se sei stato tu, ignora questa email.',
  },
  walletDeleted: {
    subject: (app) => `Il tuo wallet su ${app} è stato eliminato`,
    intro: (app) => `Il tuo wallet su ${app} è stato eliminato, come richiesto 7 giorni fa.`,
    text: 'Abbiamo eliminato le sue chiavi cifrate, i suoi dispositivi e le sue passkey, e il tuo accesso. I suoi indirizzi e ciò che contengono restano sulla blockchain. Ora si raggiungono solo con parole, chiavi o un file di recupero che hai salvato.',
    warning: 'L’eliminazione non può essere annullata.',
    unasked: 'Se accedi di nuovo, sei un nuovo utente e puoi creare un nuovo wallet.',
  },
  operatorDeletion: {
    subject: (app) => `Il tuo wallet su ${app}: la sua eliminazione`,
    intro: (app) => `Il gestore di ${app} ti scrive riguardo al tuo wallet e al tuo accesso:`,
    deletionOrdered:
      'Verranno eliminati tra 7 giorni. Fino ad allora puoi accedere e salvare le parole di recupero, le chiavi o un file di recupero dalle impostazioni del wallet.',
    deletionWithdrawn: 'Non verranno eliminati. Entrambi restano come erano.',
    userDeleted:
      'Abbiamo eliminato le chiavi cifrate del wallet, i suoi dispositivi e passkey e il tuo accesso. I suoi indirizzi e ciò che contengono restano sulla blockchain. Ora li raggiungono solo le parole, le chiavi o un file di recupero che hai salvato.',
    proof:
      'Conserva questa chiave. Insieme al tuo indirizzo e-mail dimostra l’eliminazione, perché il registro del gestore contiene un valore che solo i due insieme producono:',
    warning: 'Se non te lo aspettavi, scrivi al gestore.',
    unasked: 'Non devi fare altro.',
  },
}
