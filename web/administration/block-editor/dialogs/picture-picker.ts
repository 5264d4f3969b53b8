/** The library of pictures, as whoever shows the editor hands it over. */
import type { Locale } from "../../../../domain/languages/locales.ts";

export type PicturePickerProps = {
  isOpen: boolean;
  locale: Locale;
  onClose: () => void;
  onPick: (src: string, alt: string) => void;
};
