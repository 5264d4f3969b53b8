/** Development only: React's refresh hooks must stand before any component loads, without an inline script. */
import "@vitejs/plugin-react/preamble";
import "./browser.tsx";
