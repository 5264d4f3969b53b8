/** The first picture of the site: ours, or the one that the owner chose. */
import { frontPagePictures } from "../../../domain/texts/front-page/front-page-pictures.ts";
import { Picture } from "../../components/pictures/picture.tsx";
import { useOwnPicture } from "../../visitor/use-look.ts";

export function HeroPicture() {
  const own = useOwnPicture("frontPage.hero");
  const ownOnPhones = useOwnPicture("frontPage.heroPhone");
  const portrait = ownOnPhones ?? (own ? undefined : frontPagePictures["frontPage.heroPhone"]);
  // On a phone, 80 % of the width looks the same and halves the weight of the first picture. A wide picture is shown as
  // high as the window there, and a third of it is in view.
  const onPhones = portrait ? "max(80vw, 54vh)" : "max(80vw, 75vh)";
  return (
    <Picture
      src={own ?? frontPagePictures["frontPage.hero"]}
      {...(portrait && { portrait })}
      alt=""
      sizes={`(orientation: portrait) ${onPhones}, max(100vw, 200vh)`}
      isPriority
      className="full-bleed absolute! inset-0 -z-10"
      imageClassName={own ? "" : "object-[72%_100%]"}
    />
  );
}
