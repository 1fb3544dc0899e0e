import { Component } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { ViewLoadError } from './routes/ViewLoadError.ts'

export interface ViewFailure {
  readonly error: unknown
  /** Renders the view again; a chunk that failed is requested again. */
  readonly retry: () => void
}

export interface ViewErrorBoundaryProps {
  /** Shown instead of the view. */
  readonly failureView: ComponentType<ViewFailure>
  readonly onError?: ((error: unknown) => void) | undefined
  readonly children?: ReactNode | undefined
}

interface ViewErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null
}

/** Contains the failure of a view that did not load or threw, so that the frame and the app keep working. */
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

  /** So that a visitor who returns later gets another attempt, too. */
  private forget(): void {
    const error = this.state.failure?.error
    if (error instanceof ViewLoadError) error.forget()
  }
}
