import type { Translated } from "../translated.ts";
import type { favourites as english } from "../en/favourites.ts";

export const favourites: Translated<typeof english> = {
  title: "收藏的房源",
  where: "登录后可在任何设备查看。",
  notes: "您的备注在您的账户中",
  none: "暂无收藏。点击房源卡片上的心形即可收藏。",
  gone: "该房源已下架。",
  failed: "该房源加载失败。",
  remove: "移除",
  asPage: "以整页查看",
};
