/** The texts of the page of mails to users. */
export const mailsMessages = {
  lead: 'Your own wording for mails to users of the embedded wallet. Warnings, codes and links cannot be replaced.',
  sender: 'Names',
  names: {
    app: 'Name of the app',
    sender: 'Name of the sender',
    subject: 'Subject of a login code',
    intro: 'Line above a login code',
    note: 'End of each mail',
  },
  hints: {
    app: 'What mails call the app. If it is empty, they use the name of the project.',
    sender: 'Mail programs show it in place of the address of the sender.',
    subject: 'With {app} for the name of the app. If it is empty, the cloud writes its own.',
    intro: 'With {app} for the name of the app. If it is empty, the cloud writes its own.',
    note: 'Such as the name and the address of a company. Only mails in this language have it.',
  },
  from: (address: string) => `The address itself, ${address}, is a setting of the server: LATCHKEY_MAIL_FROM.`,
  texts: 'Texts',
  language: 'Language',
  languageHint: 'Mails are in the language of the visitor. Each language has texts of its own.',
  hasOwn: (language: string) => `${language} (own texts)`,
  preview: 'Preview',
  previewLead:
    'The cloud writes this mail with sample values and your unsaved changes. It is the plain text; mail programs show a larger code.',
  kind: 'Mail',
  kinds: {
    loginCode: 'Login code',
    loginLink: 'Link that confirms a login',
    emailChange: 'Code for a new address',
    walletNotice: 'Change of a wallet',
  },
  fromLabel: 'From',
  subjectLabel: 'Subject',
  wrong: 'The preview continues once the texts are right.',
  noMailer: 'This cloud has no mail server, so no mail is sent. Set LATCHKEY_SMTP_URL and LATCHKEY_MAIL_FROM.',
  send: 'Send me a test',
  sent: (address: string) => `Sent to ${address}.`,
} as const

/** Writes the name of a field of a language: `Subject of a login code (German)`. */
export function describeMailField(label: string, language: string | undefined): string {
  return language === undefined ? label : `${label} (${language})`
}
