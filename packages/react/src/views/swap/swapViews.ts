import { SwapPreviewView } from './SwapPreviewView.tsx'
import { SwapView } from './SwapView.tsx'

/** The form and the review. One module, so that the steps of one task load with the first. */
export const swapViews = { form: SwapView, preview: SwapPreviewView }
