/** The list of homes, rendered by the browser from data that it asks for. */
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { ListPage } from "../next/app/list-page.jsx";

function App() {
  const [data, setData] = useState();
  useEffect(() => {
    void fetch("/cards.json")
      .then((response) => response.json())
      .then(setData);
  }, []);
  return data ? <ListPage {...data} /> : <p>Loading…</p>;
}

createRoot(document.getElementById("root")).render(<App />);
