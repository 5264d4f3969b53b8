/**
 * Answers about the texts of the page that is being read, because layers and rules ask the same about one line many
 * times. A page is read without a pause, so one memory is enough. It is emptied after the page, because one piece of
 * text would keep the whole page in memory.
 */
const longestText = 600;
const memories: Map<string, unknown>[] = [];

/** `read`, called once for each text of a page. Callers must not change an answer. */
export function rememberOnPage<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  memories.push(answers);
  return (text) => {
    if (text.length > longestText) return read(text);
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = read(text);
    answers.set(text, answer);
    return answer;
  };
}

export function forgetPage(): void {
  for (const answers of memories) answers.clear();
}
