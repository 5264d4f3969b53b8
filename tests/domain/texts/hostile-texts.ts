/** What somebody could type into a text to make a page of ours run it. */
export const hostileTexts = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  "<a href='javascript:alert(1)'>x</a>",
  "javascript:alert(1)",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<style>@import 'https://evil.example'</style>",
  "<!-- --><script>alert(1)//",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<math><mtext></mtext><script>alert(1)</script></math>",
  "<form action=https://evil.example><button>x",
  "\u2028<script>alert(1)</script>".slice(1),
] as const;
