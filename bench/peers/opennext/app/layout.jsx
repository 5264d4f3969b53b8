export const metadata = { title: "Homes in Pattaya", description: "Homes to buy and to rent in Pattaya." };

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <head>
        <link rel="stylesheet" href="/site.css" precedence="default" />
      </head>
      <body>{children}</body>
    </html>
  );
}
