import type { Person } from './Person.ts'

/** The documented paths of one provider. */
interface OauthPaths {
  readonly authorization: string
  readonly token: string
  /** What each user endpoint answers. */
  readonly user: Readonly<Record<string, (person: Person) => unknown>>
}

/**
 * The paths of the providers of OAuth 2, and what their user endpoints answer. Where a provider has several hosts, the paths are below
 * one here.
 */
export const oauthPaths: Readonly<Record<'github' | 'facebook' | 'x' | 'discord', OauthPaths>> = {
  github: {
    authorization: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
    user: {
      '/user': ({ handle, id, name }) => ({
        login: handle,
        id: Number(id),
        node_id: `U_${id}`,
        type: 'User',
        name,
        email: null,
      }),
      '/user/emails': ({ email }) => [{ email, primary: true, verified: true, visibility: null }],
    },
  },
  facebook: {
    authorization: '/v23.0/dialog/oauth',
    token: '/v23.0/oauth/access_token',
    user: { '/v23.0/me': ({ id, name }) => ({ id, name }) },
  },
  x: {
    authorization: '/i/oauth2/authorize',
    token: '/2/oauth2/token',
    user: { '/2/users/me': ({ handle, id, name }) => ({ data: { id, name, username: handle } }) },
  },
  discord: {
    authorization: '/oauth2/authorize',
    token: '/api/oauth2/token',
    user: {
      '/api/users/@me': ({ handle, id, name }) => ({
        id,
        username: handle,
        global_name: name,
        discriminator: '0',
        avatar: null,
      }),
    },
  },
}
