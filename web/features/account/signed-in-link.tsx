/** "Sign In" in the header, or the signed-in person. */
import { SignInLink, type SignInLinkProps } from "./sign-in-link.tsx";
import { whenSignedIn } from "./when-signed-in.tsx";

export const SignedInLink = whenSignedIn<SignInLinkProps>(
  async () => (await import("./signed-in-menu.tsx")).SignedInMenu,
  SignInLink,
);
