export const search = {
  homes: "Homes",
  areas: "Areas",
  articles: "Articles",
  failed: "The search did not work. Please try again.",
  nothing: "Nothing found. Try fewer or other words.",
  count_one: "{{count}} result",
  count_other: "{{count}} results",
};
