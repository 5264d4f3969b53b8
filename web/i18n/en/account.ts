export const account = {
  title: "Sign in",
  email: "E-mail",
  password: "Password",
  submit: "Sign in",
  signOut: "Sign out",
  signedInAs: "Signed in as {{email}}",
  wrong: "E-mail or password is not right.",
  failed: "Sign-in did not work. Please try again.",
  needsScript: "Signing in needs JavaScript.",
  needSignIn: "Please sign in to continue.",
  notAdmin: "This page is for administrators.",
};
