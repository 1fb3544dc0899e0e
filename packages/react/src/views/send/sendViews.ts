import { WalletSendLookAlikeView } from './WalletSendLookAlikeView.tsx'
import { WalletSendPreviewView } from './WalletSendPreviewView.tsx'
import { WalletSendView } from './WalletSendView.tsx'

/** The form and what follows it. One module, so that the steps of one task load with the first. */
export const sendViews = {
  form: WalletSendView,
  lookAlike: WalletSendLookAlikeView,
  preview: WalletSendPreviewView,
}
