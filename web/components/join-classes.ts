export function joinClasses(...classes: (string | false | undefined)[]): string {
  return classes.filter(Boolean).join(" ");
}
