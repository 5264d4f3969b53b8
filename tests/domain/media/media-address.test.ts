import { expect, test } from "vitest";
import { mediaFiles, readMedia } from "../../../domain/media/media-address.ts";

const id = "3f2a9c0d1e4b5a697887766554433221";

test("An address says the size and the focal point of a picture", () => {
  expect(readMedia(`/media/${id}-1600x1067`)).toEqual({
    id,
    name: `${id}-1600x1067`,
    width: 1600,
    height: 1067,
    focus: undefined,
  });
  expect(readMedia(`/media/${id}-1600x1067-35x0`)).toMatchObject({
    name: `${id}-1600x1067`,
    focus: { x: 35, y: 0 },
  });
  for (const other of [
    "/pictures/hero-bay",
    `/media/${id}`,
    `/media/${id}-1600x1067.jpg`,
    `/media/${id}-1600x1067/../x`,
    `/media/${id.toUpperCase()}-1600x1067`,
    `https://evil.example/media/${id}-1600x1067`,
  ]) {
    expect(readMedia(other)).toBeUndefined();
  }
});

test("No width is named that is wider than the next above the picture, and each by what it really is", () => {
  const widthsOf = (width: number) =>
    mediaFiles(`/media/${id}-${width}x100`)
      ?.avif.split(", ")
      .map((one) => /w=(\d+)&f=avif (\d+)w$/.exec(one)?.slice(1).map(Number));
  expect(widthsOf(2400)?.at(-1)).toEqual([2400, 2400]);
  expect(widthsOf(2400)).toHaveLength(6);
  expect(widthsOf(1000)).toEqual([
    [480, 480],
    [680, 680],
    [800, 800],
    [1200, 1000],
  ]);
  expect(widthsOf(300)).toEqual([[480, 300]]);
  expect(mediaFiles(`/media/${id}-800x600-10x90`)?.position).toBe("10% 90%");
});
