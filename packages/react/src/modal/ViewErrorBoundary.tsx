import { Component } from 'react'
import type { ReactNode } from 'react'

export interface ViewFailure {
  readonly error: unknown
  /** Renders the view again; one whose chunk failed to load is asked for again. */
  readonly retry: () => void
}

export interface ViewErrorBoundaryProps {
  readonly renderFailure: (failure: ViewFailure) => ReactNode
  readonly onError?: ((error: unknown) => void) | undefined
  readonly children?: ReactNode | undefined
}

interface ViewErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null
}

/** Keeps a view that could not load, or broke, from taking the frame or the app with it. */
export class ViewErrorBoundary extends Component<ViewErrorBoundaryProps, ViewErrorBoundaryState> {
  override state: ViewErrorBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): ViewErrorBoundaryState {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error)
  }

  readonly retry = (): void => {
    this.setState({ failure: null })
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === null) return this.props.children
    return this.props.renderFailure({ error: failure.error, retry: this.retry })
  }
}
