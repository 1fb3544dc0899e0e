import type { ViewName, WalletRow } from '@latchkey/core'
import type { FeatureFlag } from '@latchkey/core/internal'
import type { ComponentType } from 'react'
import type { Translator } from '../../messages/createTranslator.ts'
import type { MessageKey } from '../../messages/Messages.ts'
import type { ViewProps } from '../../internals/ViewProps.ts'
import type { LazyView } from './lazyView.tsx'

/** What a title can be derived from. */
export interface TitleContext<view extends ViewName = ViewName> extends ViewProps<view> {
  readonly t: Translator['t']
  readonly wallets: readonly WalletRow[]
  readonly isMobile: boolean
  /** Visitors can log in instead of connecting a wallet. */
  readonly offersLogin: boolean
  /** What the view has reported with `useViewStatus`; `undefined` until it has. */
  readonly status: string | undefined
}

/** One row of the route table. */
export interface RouteDefinition<view extends ViewName = ViewName> {
  /** The key of a message without arguments, or a function that returns the title. */
  readonly title: TitleKey | ((context: TitleContext<view>) => string)
  /** In the modal's own chunk, or loaded on demand. */
  readonly View: ComponentType<ViewProps<view>> | LazyView<ViewProps<view>>
  /** Without this feature the view is not shown, and its code is not loaded. */
  readonly feature?: FeatureFlag | undefined
  /** Shown in the header instead of the title, which remains the dialog's accessible name. */
  readonly Heading?: LazyView<object> | undefined
  /** Shown at the start of the header if there is no Back. */
  readonly Start?: ComponentType | undefined
  /** The visitor must decide here: the header has no Close. */
  readonly isBinding?: boolean | undefined
  /** The view shows the outcome of connecting a wallet. */
  readonly isConnecting?: boolean | undefined
  /** The most likely next views, loaded while the modal is idle. */
  readonly next?: readonly ViewName[] | undefined
  /** The expected height in px until the view has loaded. */
  readonly height?: number | undefined
}

/** The keys of title messages, which have no arguments. */
export type TitleKey = Extract<MessageKey, `${string}.title`> & Exclude<MessageKey, 'install.title'>
