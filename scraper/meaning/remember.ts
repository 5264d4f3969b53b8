/** Answers for names that pages repeat: keys of embedded data, names of attributes. */

/** A page may have thousands of its own: the memory of them is bounded, and begun anew. */
const mostRemembered = 20_000;

/** `read`, asked once for a name. Only for names of properties: a piece of a page's text would keep the whole page. */
export function remember<Answer>(read: (name: string) => Answer): (name: string) => Answer {
  const answers = new Map<string, Answer>();
  return (name) => {
    const known = answers.get(name);
    if (known !== undefined) return known;
    if (answers.size >= mostRemembered) answers.clear();
    const answer = read(name);
    answers.set(name, answer);
    return answer;
  };
}
