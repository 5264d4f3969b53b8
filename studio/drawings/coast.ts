// The coast from Naklua to Bang Saray as [lat, lng], drawn from general knowledge to within about 200 m. That is
// enough to place a listing in its area, but not to find a door. North comes first; the sea is to the west.
import type { AreaSlug } from "../../domain/places/areas.ts";
import { BOUNDS, type LatLng, areaCentres } from "../../web/map/coast-shape.ts";

/** Turns "12.99 100.91, 12.98 100.90" into points, so that long coasts can be written as readable text. */
function line(text: string): LatLng[] {
  return text.split(",").map((place) => {
    const [lat = Number.NaN, lng = Number.NaN] = place.trim().split(" ").map(Number);
    return [lat, lng] as const;
  });
}

export const coastline: readonly LatLng[] = line(`
    13.0 100.9165, 12.9945 100.9135, 12.9895 100.9105, 12.9845 100.9085, 12.98 100.905,
    12.9775 100.8995, 12.9755 100.8935, 12.9735 100.8888, 12.9712 100.8868, 12.9688 100.8862,
    12.966 100.8858, 12.962 100.8848, 12.958 100.8836, 12.955 100.8828, 12.9525 100.8826,
    12.9508 100.8848, 12.9505 100.8868, 12.9485 100.8878, 12.9455 100.8882, 12.942 100.8877,
    12.9385 100.8866, 12.935 100.8849, 12.932 100.8825, 12.9292 100.8793, 12.927 100.8755,
    12.9252 100.8712, 12.9235 100.869, 12.922 100.8672, 12.9224 100.8645, 12.9216 100.863,
    12.9198 100.8618, 12.9172 100.8598, 12.9145 100.8588, 12.9118 100.8592, 12.9092 100.8606,
    12.9068 100.863, 12.904 100.8645, 12.901 100.866, 12.8975 100.868, 12.893 100.87,
    12.888 100.8718, 12.882 100.8746, 12.875 100.8782, 12.868 100.882, 12.86 100.8866,
    12.852 100.8912, 12.844 100.896, 12.836 100.9008, 12.829 100.905, 12.824 100.9072,
    12.8222 100.9052, 12.8196 100.9058, 12.8192 100.9092, 12.815 100.9112, 12.808 100.9136,
    12.8 100.9154, 12.792 100.916, 12.785 100.9148, 12.7795 100.9118, 12.7755 100.907,
    12.7725 100.9038, 12.769 100.9022, 12.765 100.9014, 12.761 100.8994, 12.7575 100.8962,
    12.7548 100.8915, 12.7528 100.886, 12.7498 100.8815, 12.746 100.8796, 12.7415 100.8802,
    12.735 100.8824`);

/** The mainland as a closed shape that reaches the eastern edge of the map. */
export const land: readonly LatLng[] = [
  ...coastline,
  [BOUNDS.south, BOUNDS.east],
  [BOUNDS.north, BOUNDS.east],
];

export const islands: readonly { slug: string; outline: readonly LatLng[] }[] = [
  {
    slug: "koh-larn",
    outline: line(`
    12.9382 100.7822, 12.9365 100.7868, 12.9318 100.7888, 12.9272 100.7902, 12.9232 100.7928,
    12.9188 100.7915, 12.9145 100.7888, 12.9098 100.7872, 12.9052 100.7838, 12.9012 100.7795,
    12.9005 100.7748, 12.9048 100.7722, 12.9092 100.7738, 12.9128 100.7708, 12.9168 100.7682,
    12.9205 100.7712, 12.9248 100.7742, 12.9288 100.7765, 12.9335 100.7782`),
  },
  {
    slug: "koh-sak",
    outline: line(`
    12.9472 100.7888, 12.9468 100.7932, 12.9442 100.7945, 12.943 100.7912, 12.9445 100.7885`),
  },
  {
    slug: "koh-krok",
    outline: line("12.952 100.8072, 12.9515 100.8092, 12.949 100.8095, 12.9492 100.8076"),
  },
];

/** Drawn as light lines. `weight` is how strongly a road is drawn; 1 is the strongest. */
export const roads: readonly { slug: string; weight: number; line: readonly LatLng[] }[] = [
  {
    slug: "sukhumvit",
    weight: 1,
    line: line(`
    13.0 100.9275, 12.985 100.9202, 12.972 100.9135, 12.96 100.9065, 12.948 100.9012,
    12.936 100.8998, 12.922 100.8962, 12.908 100.8938, 12.894 100.8952, 12.88 100.8988,
    12.864 100.904, 12.848 100.9098, 12.832 100.9162, 12.816 100.9215, 12.8 100.9252,
    12.784 100.9252, 12.77 100.9205, 12.755 100.9165, 12.735 100.9172`),
  },
  {
    slug: "beach-road",
    weight: 0.6,
    line: line(`
    12.9502 100.8888, 12.9455 100.8893, 12.9385 100.8877, 12.932 100.8837, 12.9288 100.8802,
    12.926 100.8755, 12.9242 100.8712`),
  },
  {
    slug: "second-road",
    weight: 0.6,
    line: line(`
    12.9538 100.8898, 12.949 100.8914, 12.9425 100.892, 12.9365 100.8902, 12.931 100.8866,
    12.9262 100.8815, 12.9222 100.876`),
  },
  {
    slug: "naklua-road",
    weight: 0.5,
    line: line(`
    12.9845 100.9108, 12.976 100.9045, 12.9695 100.8962, 12.962 100.8912, 12.9538 100.8898`),
  },
  {
    slug: "north-pattaya-road",
    weight: 0.45,
    line: line("12.9502 100.8888, 12.951 100.8952, 12.953 100.9036"),
  },
  {
    slug: "central-pattaya-road",
    weight: 0.45,
    line: line("12.9362 100.8862, 12.9362 100.893, 12.936 100.8998"),
  },
  {
    slug: "south-pattaya-road",
    weight: 0.45,
    line: line("12.9272 100.8775, 12.9255 100.886, 12.9238 100.8966"),
  },
  {
    slug: "thappraya-road",
    weight: 0.5,
    line: line("12.9222 100.876, 12.9148 100.8738, 12.905 100.872, 12.8955 100.8722"),
  },
  {
    slug: "pratumnak-road",
    weight: 0.45,
    line: line(`
    12.9245 100.8732, 12.9188 100.8672, 12.9138 100.8645, 12.9075 100.8662, 12.9022 100.8706`),
  },
  {
    slug: "thepprasit-road",
    weight: 0.45,
    line: line("12.9095 100.8728, 12.9085 100.8832, 12.9078 100.8938"),
  },
  {
    slug: "jomtien-beach-road",
    weight: 0.5,
    line: line(`
    12.8955 100.8722, 12.888 100.8732, 12.875 100.8796, 12.86 100.888, 12.844 100.8976,
    12.832 100.9055`),
  },
  {
    slug: "jomtien-second-road",
    weight: 0.4,
    line: line("12.893 100.8765, 12.882 100.8802, 12.87 100.8864, 12.8585 100.8932"),
  },
  {
    slug: "chaiyapruek-road",
    weight: 0.4,
    line: line(`
    12.872 100.8812, 12.8762 100.8905, 12.8802 100.8988, 12.888 100.9142, 12.8955 100.9322`),
  },
  {
    slug: "siam-country-club-road",
    weight: 0.45,
    line: line(`
    12.936 100.8998, 12.9318 100.9165, 12.929 100.934, 12.9242 100.9535, 12.9185 100.9742,
    12.9165 100.995`),
  },
  {
    slug: "motorway-7",
    weight: 0.7,
    line: line(`
    13.0 100.9742, 12.975 100.9682, 12.948 100.9602, 12.92 100.9528, 12.892 100.9482,
    12.862 100.9482, 12.832 100.9538, 12.8 100.9602, 12.765 100.9642, 12.735 100.9682`),
  },
  {
    slug: "bang-saray-road",
    weight: 0.4,
    line: line("12.768 100.9198, 12.7655 100.9108, 12.764 100.9028"),
  },
];

export const lakes: readonly { slug: string; outline: readonly LatLng[] }[] = [
  {
    slug: "mabprachan",
    outline: line(`
    12.9398 100.9672, 12.9412 100.9728, 12.9372 100.9765, 12.9345 100.9828, 12.9302 100.9852,
    12.9268 100.9808, 12.9282 100.9752, 12.9248 100.9702, 12.9275 100.9662, 12.9335 100.9678`),
  },
  {
    slug: "chak-nok",
    outline: line(`
    12.8785 100.9662, 12.8798 100.9718, 12.8752 100.9752, 12.8712 100.9725, 12.8728 100.9672`),
  },
];

export const parks: readonly { slug: string; outline: readonly LatLng[] }[] = [
  {
    slug: "pratumnak-hill",
    outline: line(`
    12.9205 100.8642, 12.9192 100.8685, 12.9152 100.8695, 12.9128 100.8668, 12.9148 100.8632`),
  },
  {
    slug: "sanctuary",
    outline: line("12.9748 100.8882, 12.9738 100.8915, 12.9712 100.8908, 12.9708 100.8878"),
  },
  {
    slug: "khao-mai-kaeo",
    outline: line(`
    12.9102 100.9662, 12.9072 100.9838, 12.8962 100.9872, 12.8902 100.9732, 12.8992 100.9622`),
  },
  {
    slug: "nong-nooch",
    outline: line("12.7712 100.9292, 12.7698 100.9402, 12.7612 100.9412, 12.7602 100.9302"),
  },
  {
    slug: "khao-chi-chan",
    outline: line("12.7692 100.9518, 12.7662 100.9602, 12.7602 100.9562, 12.7632 100.9492"),
  },
];

/** Landmarks that help visitors find their bearings. Their names are translated where the map is shown. */
export const landmarks: readonly { slug: string; at: LatLng }[] = [
  { slug: "bali-hai-pier", at: [12.9205, 100.867] },
  { slug: "ocean-marina", at: [12.8212, 100.9078] },
  { slug: "sanctuary-of-truth", at: [12.9728, 100.8892] },
];

/** Areas as soft shapes. The centre is the place of the label, and of pins without a known position. */
export const areas: readonly { slug: AreaSlug; centre: LatLng; outline: readonly LatLng[] }[] = [
  {
    slug: "naklua",
    centre: areaCentres.naklua,
    outline: line(`
    12.9945 100.9135, 12.9845 100.9085, 12.9775 100.8995, 12.9735 100.8888, 12.9665 100.8859,
    12.9655 100.8945, 12.966 100.9095, 12.978 100.9165, 12.993 100.9238`),
  },
  {
    slug: "wongamat",
    centre: areaCentres.wongamat,
    outline: line(`
    12.9665 100.8859, 12.962 100.8848, 12.955 100.8828, 12.9525 100.8826, 12.9508 100.8848,
    12.9505 100.8868, 12.9535 100.8905, 12.9655 100.8945`),
  },
  {
    slug: "central-pattaya",
    centre: areaCentres["central-pattaya"],
    outline: line(`
    12.9505 100.8868, 12.942 100.8877, 12.935 100.8849, 12.9292 100.8793, 12.9235 100.869,
    12.9205 100.872, 12.9215 100.8795, 12.9225 100.8962, 12.936 100.8998, 12.952 100.9028,
    12.966 100.9095, 12.9655 100.8945, 12.9535 100.8905`),
  },
  {
    slug: "pratumnak",
    centre: areaCentres.pratumnak,
    outline: line(`
    12.9235 100.869, 12.9222 100.866, 12.9172 100.8598, 12.9118 100.8592, 12.9068 100.863,
    12.901 100.866, 12.902 100.8715, 12.9125 100.8735, 12.9205 100.872`),
  },
  {
    slug: "jomtien",
    centre: areaCentres.jomtien,
    outline: line(`
    12.901 100.866, 12.893 100.87, 12.882 100.8746, 12.868 100.882, 12.852 100.8912,
    12.8565 100.9062, 12.872 100.9012, 12.894 100.8952, 12.908 100.8938, 12.9215 100.8962,
    12.9215 100.8795, 12.9205 100.872, 12.9125 100.8735, 12.902 100.8715`),
  },
  {
    slug: "na-jomtien",
    centre: areaCentres["na-jomtien"],
    outline: line(`
    12.852 100.8912, 12.836 100.9008, 12.824 100.9072, 12.815 100.9112, 12.8 100.9154,
    12.785 100.9148, 12.784 100.9252, 12.8 100.9252, 12.816 100.9215, 12.832 100.9162,
    12.8565 100.9062`),
  },
  {
    slug: "east-pattaya",
    centre: areaCentres["east-pattaya"],
    outline: line(`
    12.966 100.9095, 12.952 100.9028, 12.936 100.8998, 12.9215 100.8962, 12.908 100.8938,
    12.894 100.8952, 12.872 100.9012, 12.866 100.9252, 12.872 100.9482, 12.92 100.9528,
    12.948 100.9602, 12.9645 100.9462`),
  },
  {
    slug: "bang-saray",
    centre: areaCentres["bang-saray"],
    outline: line(`
    12.785 100.9148, 12.7755 100.907, 12.769 100.9022, 12.761 100.8994, 12.7548 100.8915,
    12.7498 100.8815, 12.746 100.8796, 12.744 100.9165, 12.755 100.9165, 12.77 100.9205,
    12.784 100.9252`),
  },
];

/** Converts lat/lng to x/y in a picture of this width, undistorted at this latitude. The height follows from BOUNDS. */
export function projection(width: number) {
  const squeeze = Math.cos(((BOUNDS.north + BOUNDS.south) / 2) * (Math.PI / 180));
  const scale = width / ((BOUNDS.east - BOUNDS.west) * squeeze);
  return {
    width,
    height: (BOUNDS.north - BOUNDS.south) * scale,
    at: ([lat, lng]: LatLng): [x: number, y: number] => [
      (lng - BOUNDS.west) * squeeze * scale,
      (BOUNDS.north - lat) * scale,
    ],
  };
}
