/** Development only: installs React's refresh hooks before any component loads, without an inline script. */
import "@vitejs/plugin-react/preamble";
import "./browser.tsx";
