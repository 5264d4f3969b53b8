/** "Sign In" in the header, or the signed-in person. */
import { browserPart } from "../../components/page/browser-part.tsx";
import { SignInLink, type SignInLinkProps } from "./sign-in-link.tsx";
import { useKeptSession } from "../../visitor/kept/use-kept-session.ts";

const SignedInMenu = browserPart(async () => (await import("./signed-in-menu.client.tsx")).SignedInMenu, {
  texts: ["account"],
  instead: SignInLink,
});

export function SignedInLink(props: SignInLinkProps) {
  return useKeptSession() ? <SignedInMenu {...props} /> : <SignInLink {...props} />;
}
