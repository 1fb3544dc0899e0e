import { type InferOutput, nullable, object, picklist, strictObject, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectParametersSchema } from '../project/adminProject.ts'
import { userMailLanguages } from '../project/mailLanguages.ts'
import { projectMailsChangeSchema } from '../project/projectMails.ts'

/** The mails to users that operators can look at. */
export const userMailKinds = ['loginCode', 'loginLink', 'emailChange', 'walletNotice'] as const

/** Which mail, and what it says in place of the cloud's own words: also what is not saved yet. */
const sampleSchema = /*#__PURE__*/ strictObject({
  kind: /*#__PURE__*/ picklist(userMailKinds),
  language: /*#__PURE__*/ picklist(userMailLanguages),
  mails: projectMailsChangeSchema,
})

/** A mail as its receiver gets it, in plain text. */
const userMailSchema = /*#__PURE__*/ object({
  /** The sender's address; null without a mail server. */
  from: /*#__PURE__*/ nullable(string()),
  /** The name beside it; null for none. */
  sender: /*#__PURE__*/ nullable(string()),
  subject: string(),
  text: string(),
})

/** A mail as its receiver gets it, in plain text. */
export type UserMail = InferOutput<typeof userMailSchema>

/** Writes a mail to a user, with invented values, and sends nothing. */
export const adminPreviewMail = /*#__PURE__*/ defineEndpoint({
  name: 'adminPreviewMail',
  summary: 'Writes a mail to a user as the cloud would, with invented values, in plain text. Nothing is sent or saved.',
  method: 'POST',
  path: '/admin/v1/projects/{project}/mails/preview',
  parameters: adminProjectParametersSchema,
  body: sampleSchema,
  response: userMailSchema,
})

/** Sends such a mail to the operator's own address. For sessions of editors. */
export const adminSendTestMail = /*#__PURE__*/ defineEndpoint({
  name: 'adminSendTestMail',
  summary:
    'Sends a mail to a user, with invented values, to the address of the operator, and records it in the audit trail. Its subject begins with “Test: ”. At most 10 an hour for each operator.',
  method: 'POST',
  path: '/admin/v1/projects/{project}/mails/test',
  parameters: adminProjectParametersSchema,
  body: sampleSchema,
  response: /*#__PURE__*/ object({
    /** The address. */
    to: string(),
  }),
})
