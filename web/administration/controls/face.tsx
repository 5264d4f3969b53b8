/** Somebody of the office, small: the portrait from the settings' list of people, else the first letters of the name. */
import { Picture } from "../../components/pictures/picture.tsx";

type FaceProps = { name: string; portrait: string | null };

export function Face({ name, portrait }: FaceProps) {
  if (portrait)
    return <Picture src={portrait} alt="" sizes="32px" className="size-8 shrink-0 rounded-full" />;
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-full bg-lifted text-xs font-medium text-lamp"
    >
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return ([...first].slice(0, 1).join("") + [...last].slice(0, 1).join("")).toUpperCase();
}
