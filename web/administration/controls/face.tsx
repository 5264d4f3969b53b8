/** Somebody of the office, small: the portrait from the settings' list of people, else the first letters of the name. */
import { initialsOf } from "../../../domain/site/initials.ts";
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
