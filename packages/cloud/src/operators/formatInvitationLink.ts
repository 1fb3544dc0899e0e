/**
 * Writes the link of an invitation. The token is in the fragment, which browsers send to no server.
 *
 * @param parameters.url the origin of the dashboard.
 */
export function formatInvitationLink({ token, url }: { readonly token: string; readonly url: string }): string {
  return `${url}/dashboard/invite#${token}`
}
