/**
 * A translation has every key of the English text. Plural forms differ by language (Russian has few and many,
 * Thai only other), so those keys may be left out or added.
 */
type PluralSuffix = "zero" | "one" | "two" | "few" | "many" | "other";
type PluralKey<Keys> = Extract<Keys, `${string}_${PluralSuffix}`>;
type Stem<Key> = Key extends `${infer Base}_${PluralSuffix}` ? Base : never;

export type Translated<English> = {
  [Key in Exclude<keyof English, PluralKey<keyof English>>]: English[Key] extends string
    ? string
    : Translated<English[Key]>;
} & { [Key in Stem<keyof English> as `${Key}_other`]: string } & {
  [Key in Stem<keyof English> as `${Key}_${Exclude<PluralSuffix, "other">}`]?: string;
};
