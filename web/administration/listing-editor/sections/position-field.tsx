/** Takes a position as it was copied, from a map or a message, and sets the pin. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Position, readPosition } from "../../../../domain/places/read-position.ts";
import { TextField } from "../../../components/controls/text-field.tsx";

export function PositionField({ onRead }: { onRead: (position: Position) => void }) {
  const { t } = useTranslation("admin");
  const [text, setText] = useState("");
  const position = readPosition(text);
  const isShortLink = /goo\.gl\//i.test(text);
  const unread = t(isShortLink ? "positionTexts.shortLink" : "positionTexts.unread");
  return (
    <div className="grid gap-1">
      <TextField
        label={t("positionTexts.label")}
        hint={t("positionTexts.hint")}
        value={text}
        autoComplete="off"
        error={text.trim().length > 5 && !position ? unread : undefined}
        onChange={({ target }) => {
          setText(target.value);
          const read = readPosition(target.value);
          if (read) onRead(read);
        }}
      />
      <output className="text-sm text-lamp empty:hidden">
        {position && t("editorTexts.pinAt", position)}
      </output>
    </div>
  );
}
