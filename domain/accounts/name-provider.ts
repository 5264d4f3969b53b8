/** What people call a provider of sign-in. Products have one name in every language. */
const names: Readonly<Record<string, string>> = {
  line: "LINE",
  "custom:line": "LINE",
  linkedin_oidc: "LinkedIn",
  slack_oidc: "Slack",
  github: "GitHub",
  gitlab: "GitLab",
  wechat: "WeChat",
};

export function nameProvider(provider: string): string {
  return names[provider] ?? provider.replace(/^custom:/, "").replace(/^./, (first) => first.toUpperCase());
}
