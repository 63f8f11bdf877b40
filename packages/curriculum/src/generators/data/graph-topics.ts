/** What children ask each other: the title, the names and what is counted. */
export const GRAPH_TOPICS = [
	["Our favorite fruit", ["apple", "banana", "mango", "grapes"], "children"],
	["How we come to school", ["bus", "bike", "car", "on foot"], "children"],
	["Pets on our street", ["dogs", "cats", "birds", "fish"], "pets"],
	["Books we read", ["March", "April", "May", "June"], "books"],
	["Our favorite sport", ["soccer", "tennis", "judo", "dance"], "children"],
	["Trees in the park", ["oak", "maple", "pine", "palm"], "trees"],
	["Birds we saw", ["robin", "crow", "duck", "gull"], "birds"],
] as const;
