import type { Translated } from "../translated.ts";
import type { amenities as english } from "../en/amenities.ts";

export const amenities: Translated<typeof english> = {
  "swimming-pool": "泳池",
  "private-pool": "私人泳池",
  fitness: "健身房",
  sauna: "桑拿",
  balcony: "阳台",
  "sea-view": "海景",
  garden: "花园",
  parking: "停车位",
  security: "保安",
  lift: "电梯",
  "air-conditioning": "空调",
  furnished: "带家具",
  kitchen: "厨房",
  "washing-machine": "洗衣机",
  wifi: "无线网络",
  "beach-access": "直达海滩",
  "pet-friendly": "可养宠物",
  playground: "儿童乐园",
};
