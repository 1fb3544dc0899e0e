import { userMailLanguages } from '@latchkey/protocol/operator'
import type { ProjectMails } from '@latchkey/protocol/project'
import { describeLanguage } from './mailLanguages.ts'
import { describeMailField, mailsMessages } from './mails.ts'

/** The texts of a language. */
export const mailTextNames = ['subject', 'intro', 'note'] as const

/** What a project says in its mails, each text by its name: `sender`, `de subject`. */
export type MailFields = Readonly<Record<string, string>>

/** Lists the texts that a project has. */
export function toMailFields({ app, sender, texts = [] }: ProjectMails): MailFields {
  const all: readonly (readonly [string, string | undefined])[] = [
    ['app', app],
    ['sender', sender],
    ...texts.flatMap(({ language, ...words }) =>
      mailTextNames.map((name) => [`${language} ${name}`, words[name]] as const),
    ),
  ]
  return Object.fromEntries(all.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])))
}

/** The other way round. An empty text is left out. */
export function toProjectMails(fields: MailFields): ProjectMails {
  const read = (name: string): string | undefined => {
    const { [name]: text = '' } = fields
    return text.trim() === '' ? undefined : text
  }
  const texts = userMailLanguages.flatMap((language) => {
    const [subject, intro, note] = mailTextNames.map((name) => read(`${language} ${name}`))
    const words = {
      ...(subject !== undefined && { subject }),
      ...(intro !== undefined && { intro }),
      ...(note !== undefined && { note }),
    }
    return Object.keys(words).length === 0 ? [] : [{ language, ...words }]
  })
  const [app, sender] = [read('app'), read('sender')]
  return {
    ...(app !== undefined && { app }),
    ...(sender !== undefined && { sender }),
    ...(texts.length > 0 && { texts }),
  }
}

/** Writes the name of a field for operators. */
export function nameMailField(field: string): string {
  const parts = field.split(' ')
  const name = parts.at(-1) ?? ''
  const language = parts.length > 1 ? describeLanguage(parts[0] ?? '') : undefined
  const label = Object.entries(mailsMessages.names).find(([each]) => each === name)?.[1]
  return describeMailField(label ?? name, language)
}
