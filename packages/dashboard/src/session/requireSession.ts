import { getMe } from '@latchkey/protocol/operator'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Api } from '../api/createApi.ts'
import { isApiFailure } from '../api/isApiFailure.ts'
import { readEndpoint } from '../api/readEndpoint.ts'

/** Loads the operator before a page, or leads to the login and back. */
export async function requireSession(parameters: {
  readonly context: { readonly api: Api; readonly queryClient: QueryClient }
  readonly location: { readonly href: string }
}): Promise<void> {
  const { context, location } = parameters
  try {
    await context.queryClient.ensureQueryData(readEndpoint(context.api, getMe, {}))
  } catch (error) {
    if (!isApiFailure(error, 'operator_session_required')) throw error
    // oxlint-disable-next-line typescript/only-throw-error -- how this router is told to lead to another page
    throw redirect({ to: '/login', search: { next: location.href } })
  }
}
