import type { ViewName, WalletRow } from '@latchkey/core'
import type { ComponentType } from 'react'
import type { Translator } from '../../messages/createTranslator.ts'
import type { MessageKey } from '../../messages/Messages.ts'
import type { ViewProps } from '../../internals/ViewProps.ts'
import type { LazyView } from './lazyView.tsx'

/** What a title may be made from. */
export interface TitleContext<view extends ViewName = ViewName> extends ViewProps<view> {
  readonly t: Translator['t']
  readonly wallets: readonly WalletRow[]
  readonly isMobile: boolean
}

/** One row of the table of views. */
export interface RouteDefinition<view extends ViewName = ViewName> {
  /** A message without arguments, or what makes the title. */
  readonly title: TitleKey | ((context: TitleContext<view>) => string)
  /** In the modal's own chunk, or loaded when it is needed. */
  readonly View: ComponentType<ViewProps<view>> | LazyView<ViewProps<view>>
  /** Shown in the header in the place of the title, which stays the dialog's name. */
  readonly Heading?: LazyView<object> | undefined
  /** Stands at the start of the header when there is no way back. */
  readonly Start?: ComponentType | undefined
  /** The views that come next most often: loaded while the modal idles. */
  readonly next?: readonly ViewName[] | undefined
  /** It shows an account: without one the way to connect takes its place. */
  readonly needsAccount?: boolean | undefined
  /** Height of the view in px, as far as it is known before it has loaded. */
  readonly height?: number | undefined
}

/** Titles are messages without arguments. */
export type TitleKey = Extract<MessageKey, `${string}.title`> & Exclude<MessageKey, 'install.title'>
