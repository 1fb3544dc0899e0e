import type { NoticeEvent, OperatorNoticeEvent } from '../../../storage/NoticeEvent.ts'

/** The words of the mail with a login code, in one language. */
export interface LoginTexts {
  readonly direction: 'ltr' | 'rtl'
  readonly subject: (app: string) => string
  readonly intro: (app: string) => string
  /** @param minutes how long the code is valid. */
  readonly validity: (minutes: number) => string
  readonly site: string
  readonly browser: string
  readonly unknownBrowser: string
  readonly time: string
  readonly warning: string
  readonly unasked: string
  /** Of the mail with a link, and of the page that it opens. */
  readonly device: {
    readonly subject: (app: string) => string
    readonly intro: (app: string) => string
    readonly validity: (minutes: number) => string
    readonly link: string
    readonly warning: string
    readonly unasked: string
    readonly title: string
    readonly number: string
    readonly confirm: string
    readonly confirmed: string
    readonly refused: string
  }
  /** Of the change of the e-mail address. */
  readonly emailUpdate: {
    /** Of the mail with the code to the old address. */
    readonly primary: UpdateTexts
    /** Of that to the new address. */
    readonly secondary: UpdateTexts
    /** Of the mail to the old address once the new one is proved. */
    readonly notice: Omit<UpdateTexts, 'intro'> & {
      readonly intro: (app: string, email: string) => string
      /** @param hours how long the link is valid. */
      readonly validity: (hours: number) => string
      readonly link: string
      readonly warning: string
    }
    /** Of the page that the link opens. */
    readonly undo: {
      readonly title: string
      readonly intro: string
      readonly confirm: string
      readonly confirmed: string
      readonly refused: string
    }
  }
  /** Of the mail about what has happened to the wallet. */
  readonly walletNotice: UpdateTexts & {
    readonly events: Readonly<Record<Exclude<NoticeEvent, OperatorNoticeEvent | 'walletDeleted'>, string>>
    readonly warning: string
  }
  /** Of the mail after the wallet was deleted. */
  readonly walletDeleted: UpdateTexts & { readonly text: string; readonly warning: string }
  /** Of the mails about a deletion that an operator has ordered. */
  readonly operatorDeletion: UpdateTexts &
    Readonly<Record<OperatorNoticeEvent, string>> & {
      /** Above the key of the proof. */
      readonly proof: string
      readonly warning: string
    }
}

interface UpdateTexts {
  readonly subject: (app: string) => string
  readonly intro: (app: string) => string
  readonly unasked: string
}
