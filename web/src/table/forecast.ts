// What a choice is likely to bring, in words for people: "You win" "97 %". It says where the figures come from, so that
// nobody takes them for the rules.
export interface Forecast {
  source: string; // "10 000 simulated combats"
  facts: { title: string; value: string }[];
}
