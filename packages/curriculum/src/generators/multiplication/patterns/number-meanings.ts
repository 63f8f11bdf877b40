import { type Form, NAMES, words } from "../../../kit/index.ts";
import { type Facts } from "../facts/products.ts";
import { SCENES } from "../group-scenes.ts";

/** What a number of an equation can be taken for. */
const READ_AS = {
	groups: { id: "read-as-the-groups", feedback: "Read the story again: which number counts the groups?" },
	each: { id: "read-as-the-size", feedback: "Read the story again: how many are together in one group?" },
	total: {
		id: "read-as-the-total",
		feedback: "Read the story again: how many are there when all the groups are put together?",
	},
} as const;
type Meaning = keyof typeof READ_AS;
const MEANINGS = ["groups", "each", "total"] as const satisfies readonly Meaning[];

type Told = "product" | "shares" | "groups";

/** What a number of the equation tells in the story. */
export const numberMeaning =
	(facts: Facts, told: readonly Told[]): Form =>
	(random) => {
		const { a, b } = facts(random);
		const total = a * b;
		if (a < 2 || b < 2 || a === b) return undefined;
		const [group, groups, things, at] = random.pick(SCENES);
		const name = random.pick(NAMES);
		const [story, equation] = {
			product: [
				`${name} has ${a} ${groups} with ${b} ${things} ${at} each.`,
				`$${a} \\times ${b} = ${total}$`,
			],
			shares: [
				`${name} puts ${total} ${things} ${at} ${a} ${groups}, the same number ${at} each.`,
				`$${total} \\div ${a} = ${b}$`,
			],
			groups: [
				`${name} has ${total} ${things} and puts ${b} ${at} each ${group}.`,
				`$${total} \\div ${b} = ${a}$`,
			],
		}[random.pick(told)] as [string, string];
		const say = {
			groups: words(`the number of ${groups}`),
			each: words(`the number of ${things} ${at} each ${group}`),
			total: words(`the number of ${things} in all`),
		};
		const meant = random.pick(MEANINGS);
		const number = { groups: a, each: b, total }[meant];
		return {
			prompt: `${story} ${random.pick([
				`${name} writes ${equation}. What does the ${number} tell you?`,
				`In ${equation}, what does the ${number} stand for?`,
			])}`,
			right: say[meant],
			wrong: MEANINGS.filter((each) => each !== meant).map((each) => [READ_AS[each], say[each]] as const),
			order: MEANINGS.map((each) => say[each].shown),
			hints: [
				`Read the story and draw it: ${groups} with ${things} ${at} them.`,
				`Look for the ${number} in your drawing.`,
				"Does it count the groups, the things in one group, or everything?",
			],
			steps: [
				`There are ${a} ${groups}, ${b} ${things} ${at} each ${group}, and ${total} ${things} in all.`,
				`The ${number} stands for ${say[meant].shown}.`,
			],
		};
	};
