import { findWalletRow, type ViewName } from '@latchkey/core'
import { ConnectingExternalView } from '../views/connecting-external/ConnectingExternalView.tsx'
import { ConnectView } from '../views/connect/ConnectView.tsx'
import { HelpButton } from '../views/connect/HelpButton.tsx'
import { toWalletName } from '../views/toWalletName.ts'
import type { RouteDefinition } from './RouteDefinition.ts'

/**
 * Every view by its id. The way from a click to a wallet is in the modal's own chunk, so that it costs one request; all
 * others load when they are needed, or shortly before.
 */
export const routes: { readonly [view in ViewName]?: RouteDefinition<view> } = {
  Connect: { title: 'connect.title', View: ConnectView, Start: HelpButton, next: ['WhatIsAWallet'] },
  ConnectingExternal: {
    title: ({ parameters, wallets, t }) => toWalletName({ wallet: findWalletRow(wallets, parameters.connectorId), t }),
    View: ConnectingExternalView,
  },
}
