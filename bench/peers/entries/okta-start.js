/** After the classic script: the form of a reader who signs in with a password. */
const widget = new OktaSignIn({
  el: '#okta',
  baseUrl: location.origin,
  clientId: 'bench',
  redirectUri: location.href,
  authParams: { issuer: `${location.origin}/oauth2/default` },
  useClassicEngine: true,
})
widget.showSignInToGetTokens()
