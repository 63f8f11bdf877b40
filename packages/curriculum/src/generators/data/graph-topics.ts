/** What children ask each other. */
export interface GraphTopic {
	title: string;
	names: readonly [string, string, string, string];
	/** What is counted. */
	things: string;
	/** One of them. */
	one: string;
	/** "children chose banana", "pets are cats". */
	verb: string;
	/** What follows the verb, where it is more than the name: "by bus". */
	said?: (name: string) => string;
	/** Where the names are kinds of the things: "How many more oaks than pines are there?" */
	kinds?: "are there" | "were there";
}

export const GRAPH_TOPICS: readonly GraphTopic[] = [
	{
		title: "Our favorite fruit",
		names: ["apple", "banana", "mango", "grapes"],
		things: "children",
		one: "child",
		verb: "chose",
	},
	{
		title: "How we get to school",
		names: ["bus", "bike", "car", "on foot"],
		things: "children",
		one: "child",
		verb: "come",
		said: (name) => (name === "on foot" ? name : `by ${name}`),
	},
	{
		title: "Pets on our street",
		names: ["dogs", "cats", "birds", "fish"],
		things: "pets",
		one: "pet",
		verb: "are",
		kinds: "are there",
	},
	{
		title: "Books we read",
		names: ["March", "April", "May", "June"],
		things: "books",
		one: "book",
		verb: "were read",
		said: (name) => `in ${name}`,
	},
	{
		title: "Our favorite sport",
		names: ["soccer", "tennis", "judo", "dance"],
		things: "children",
		one: "child",
		verb: "chose",
	},
	{
		title: "Trees in the park",
		names: ["oaks", "maples", "pines", "palms"],
		things: "trees",
		one: "tree",
		verb: "are",
		kinds: "are there",
	},
	{
		title: "Birds we saw",
		names: ["robins", "crows", "ducks", "gulls"],
		things: "birds",
		one: "bird",
		verb: "were",
		kinds: "were there",
	},
];

/** "children chose banana"; with a second name "children chose banana than apple". */
export function countedFor(
	{ things, verb, said = (name) => name, kinds }: GraphTopic,
	...names: string[]
): string {
	if (kinds !== undefined && names.length > 1) return `${names.join(" than ")} ${kinds}`;
	return `${things} ${verb} ${names.map((name) => said(name)).join(" than ")}`;
}

/** "children come by bus and by bike together". */
export function countedTogether(topic: GraphTopic, one: string, other: string): string {
	const { said = (name: string) => name, kinds } = topic;
	if (kinds !== undefined) return `${one} and ${other} ${kinds} together`;
	return `${countedFor(topic, one)} and ${said(other)} together`;
}
