import type { ComponentType } from 'react'
import { WalletSendPreviewView } from './WalletSendPreviewView.tsx'
import { WalletSendView } from './WalletSendView.tsx'

/** The form and what follows it. One module, so that the steps of one task load with the first. The comparison of addresses is rare. */
export const sendViews = {
  form: WalletSendView,
  preview: WalletSendPreviewView,
  lookAlike: async (): Promise<ComponentType> =>
    (await import('./WalletSendLookAlikeView.tsx')).WalletSendLookAlikeView,
}
