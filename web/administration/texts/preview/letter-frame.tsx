/**
 * A letter's HTML as a document of its own, under the page's policy: its styles stand in attributes, as mail programs want
 * them, so they are allowed. The sandbox lets nothing in it run, be sent or be opened. It keeps our origin, or the logo,
 * which only our own pages may show, would be missing.
 */
import { useEffect, useRef, useState } from "react";
import { trustHtml } from "../../../components/page/trust-html.ts";

const firstHeight = 360;
/** For its edges, and a part of a pixel. */
const more = 4;

export function LetterFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);
  useEffect(() => {
    if (frame.current) ({ __html: frame.current.srcdoc } = trustHtml(withoutWays(html)));
  }, [html]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      style={{ height }}
      className="w-full rounded-lg border border-line bg-paper scheme-light"
      onLoad={({ currentTarget }) => {
        const words = currentTarget.contentDocument?.body.offsetHeight;
        if (words) setHeight(words + more);
      }}
    />
  );
}

/** Its links would open a window, and the sandbox allows none: they are samples. */
function withoutWays(html: string): string {
  return html.replace("<head>", '<head><base target="_blank" />');
}
