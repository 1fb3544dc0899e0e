import {
  array,
  check,
  type InferOutput,
  maxLength,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  trim,
} from 'valibot'
import { userMailLanguages } from './mailLanguages.ts'

/** Where a text has what mails call the app. */
export const appPlaceholder = '{app}'

/** Texts of one line that lead nowhere: the cloud's own links are the only ones of its mails. */
const line = (most: number) =>
  /*#__PURE__*/ pipe(
    string(),
    trim(),
    minLength(1, 'Must not be empty'),
    maxLength(most, `Longer than ${most} characters`),
    check(isPlain, 'Must be one line, without characters that hide or reorder text'),
    check(
      (value) => !/:\/\/|www\.|@/iu.test(value),
      'Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own',
    ),
  )

const name = /*#__PURE__*/ pipe(
  /*#__PURE__*/ line(60),
  check((value) => !/[<>"{}]/.test(value), 'Must not contain < > " { }'),
)

const note = /*#__PURE__*/ pipe(
  /*#__PURE__*/ line(500),
  check(
    (value) => findWrongPlaceholder(value) === undefined,
    ({ input }) => describePlaceholder(input),
  ),
)

/** A text that names the app, so that its reader knows what the mail is about. */
const template = (most: number) =>
  /*#__PURE__*/ pipe(
    /*#__PURE__*/ line(most),
    check(
      (value) => findWrongPlaceholder(value) === undefined,
      ({ input }) => describePlaceholder(input),
    ),
    check((value) => value.includes(appPlaceholder), `Must contain ${appPlaceholder}, where the name of the app goes`),
  )

/** What the mails to a project's users say in place of the cloud's own words. What is absent stays as the cloud says it. */
export const projectMailsChangeSchema = /*#__PURE__*/ strictObject({
  /** What mails call the app. Default: the name of the project. */
  app: /*#__PURE__*/ optional(name),
  /** The name beside the sender's address. Default: none. */
  sender: /*#__PURE__*/ optional(name),
  /** At most one of a language. */
  texts: /*#__PURE__*/ optional(
    /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ strictObject({
          language: /*#__PURE__*/ picklist(userMailLanguages),
          /** The subject of the mail with a login code. */
          subject: /*#__PURE__*/ optional(/*#__PURE__*/ template(120)),
          /** The line above the login code. */
          intro: /*#__PURE__*/ optional(/*#__PURE__*/ template(300)),
          /** The end of each mail to users, such as the name and the address of a company. */
          note: /*#__PURE__*/ optional(note),
        }),
      ),
      maxLength(userMailLanguages.length, 'More texts than languages'),
      check(
        (texts) => new Set(texts.map(({ language }) => language)).size === texts.length,
        'Two texts of the same language',
      ),
    ),
  ),
})

/** What the mails to a project's users say in place of the cloud's own words. */
export const projectMailsSchema = /*#__PURE__*/ object({
  app: /*#__PURE__*/ optional(string()),
  sender: /*#__PURE__*/ optional(string()),
  texts: /*#__PURE__*/ optional(
    /*#__PURE__*/ array(
      /*#__PURE__*/ object({
        language: /*#__PURE__*/ picklist(userMailLanguages),
        subject: /*#__PURE__*/ optional(string()),
        intro: /*#__PURE__*/ optional(string()),
        note: /*#__PURE__*/ optional(string()),
      }),
    ),
  ),
})

/** What the mails to a project's users say in place of the cloud's own words. */
export type ProjectMails = InferOutput<typeof projectMailsSchema>

/** No line break and nothing that hides or reorders text. The two signs that join and part letters are part of several scripts. */
function isPlain(text: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text.replaceAll(/[\u200C\u200D]/g, ''))
}

/** The first brace that is no part of the placeholder, with what is in it. */
function findWrongPlaceholder(text: string): string | undefined {
  return /\{[^{}]*\}?|\}/.exec(text.replaceAll(appPlaceholder, ''))?.[0]
}

function describePlaceholder(text: string): string {
  return `${findWrongPlaceholder(text)} is no placeholder. The only one is ${appPlaceholder}`
}
