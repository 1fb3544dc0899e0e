import { Component } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { ViewLoadError } from './routes/ViewLoadError.ts'

export interface ViewFailure {
  readonly error: unknown
  /** Renders the view again; one whose chunk failed to load is asked for again. */
  readonly retry: () => void
}

export interface ViewErrorBoundaryProps {
  /** Shown in the view's place. */
  readonly failureView: ComponentType<ViewFailure>
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

  override componentWillUnmount(): void {
    this.forget()
  }

  readonly retry = (): void => {
    this.forget()
    this.setState({ failure: null })
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { failureView: FailureView, children } = this.props
    return failure === null ? children : <FailureView error={failure.error} retry={this.retry} />
  }

  /** A visitor who comes back later finds the view tried again too. */
  private forget(): void {
    const error = this.state.failure?.error
    if (error instanceof ViewLoadError) error.forget()
  }
}
