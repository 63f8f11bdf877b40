import { ask, defineSkill, NAMES, slip, stated, whole, words } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { mayBeAdded, whichGraph } from "./relation-choices.ts";
import { dotsOf, type Kind, KINDS, listed, type Relation, relationOf, tableOf } from "./relations.ts";

type Look = "table" | "graph";
const GRAPH = [-5, 5] as const;
const YES = "Yes, each input has exactly one output.";

const shown = (look: Look, { pairs }: Relation) =>
	look === "table" ? tableOf(pairs) : dotsOf(pairs, [-6, 6]);
const isFunction = ({ kind }: Relation) => kind !== "repeated input";
const drawn = (random: Random, look: Look, kind: Kind) =>
	relationOf(random, kind, look === "graph" ? GRAPH : [1, 15]);

function help(relation: Relation, look?: Look): Pick<Draft, "hints" | "steps"> {
	const { pairs, twice, shared, kind } = relation;
	return {
		hints: [
			"A function gives each input exactly one output.",
			`The inputs are ${pairs.map(([x]) => `$${x}$`).join(", ")}. Does one of them come up twice?`,
			look === "graph"
				? "Is there a vertical line that passes through two dots?"
				: "Two inputs may share an output, but one input must not have two outputs.",
		],
		steps: isFunction(relation)
			? [
					...(kind === "repeated output"
						? [`The output ${shared} comes up twice, and that is allowed.`]
						: []),
					"No input comes up twice, so each input has exactly one output. It is a function.",
				]
			: [`The input $${twice}$ has two outputs. It is not a function.`],
	};
}

/** Whether a table or a graph is a function, and why. */
const withReason =
	(look: Look): Form =>
	(random) => {
		const relation = drawn(random, look, random.pick(KINDS));
		const { pairs, kind, twice, shared } = relation;
		const no = `No, the input $${twice}$ has two outputs.`;
		const [[first] = [0], [last] = [0]] = [pairs[0] ?? [0, 0], pairs.at(-1) ?? [0, 0]];
		return {
			...help(relation, look),
			prompt: random.pick(
				look === "table"
					? [
							"The table gives inputs $x$ and outputs $y$. Is $y$ a function of $x$?",
							"Does the table show a function of $x$?",
						]
					: [
							"Each dot is a pair of an input $x$ and an output $y$. Is $y$ a function of $x$?",
							"Do the dots show a function of $x$?",
						],
			),
			figure: shown(look, relation),
			right: words(isFunction(relation) ? YES : no),
			wrong: [
				kind === "repeated output" && [
					slip.refusedASharedOutput,
					words(`No, the output $${shared}$ belongs to two inputs.`),
				],
				isFunction(relation)
					? [slip.wantsARule, words("No, the pairs do not follow a rule.")]
					: [slip.overlookedTheInput, words(YES)],
				[slip.wantsAnOrder, words("No, the inputs are not in order.")],
				isFunction(relation)
					? [slip.wantsEqualOutputs, words(`No, the inputs ${first} and ${last} have different outputs.`)]
					: [slip.countsOutputs, words(`No, ${pairs.length} outputs are too many.`)],
			],
		};
	};

/** The input that spoils it. */
const spoiler =
	(look: Look): Form =>
	(random) => {
		const relation = drawn(random, look, "repeated input");
		const { pairs, twice } = relation;
		const outputs = pairs.filter(([x]) => x === twice).map(([, y]) => y);
		const [one = 0] = outputs;
		return {
			...help(relation, look),
			prompt: random.pick([
				`The ${look} does **not** show a function. Which input has two outputs?`,
				`Because of one input, $y$ is **not** a function of $x$. Which value of $x$ is it?`,
			]),
			figure: shown(look, relation),
			right: whole(twice),
			wrong: [[slip.swappedInputAndOutput, whole(one)]],
			hints: [
				"An input must not have two different outputs.",
				look === "table"
					? "Go down the column of $x$. Which number comes up twice?"
					: "Which two dots are on one vertical line?",
				"The input is the value of $x$, not of $y$.",
			],
		};
	};

/** A set of pairs that is a function, or is not. */
const set =
	(count: number): Form =>
	(random) => {
		const relation = relationOf(random, random.pick(KINDS), [0, 9], count);
		const says = (is: boolean) => words(is ? "a function" : "not a function");
		const is = isFunction(relation);
		const wrong = is
			? relation.kind === "plain"
				? slip.wantsARule
				: slip.refusedASharedOutput
			: slip.overlookedTheInput;
		return {
			...help(relation),
			prompt: `Is the set of pairs ${listed(relation.pairs)} a function?`,
			task: `the set of pairs ${listed(relation.pairs)}`,
			right: says(is),
			wrong: [[wrong, says(!is)]],
			equal: "the same in other words",
		};
	};

const claimed = stated(set(4));
const BINS = ["Function", "Not a function"] as const;

/** Sets of pairs to be sorted. */
const sorted = (count: number) =>
	ask.sorted((random) => {
		const kinds = [
			"plain",
			"repeated output",
			"repeated input",
			...random.shuffle(KINDS).slice(0, 2),
		] as const;
		const relations = kinds.map((kind) => relationOf(random, kind, [0, 9], count));
		return {
			prompt: random.pick([
				"Each card has pairs of an input and an output. Which are functions? Sort the cards.",
				`${random.pick(NAMES)} sorts sets of pairs. Is each one a function?`,
			]),
			bins: BINS,
			cards: relations.map((relation) => ({
				label: relation.pairs.map(([x, y]) => `(${x}, ${y})`).join(" "),
				bin: BINS[isFunction(relation) ? 0 : 1],
				wrong: [
					isFunction(relation)
						? [relation.kind === "plain" ? slip.wantsARule : slip.refusedASharedOutput, "Not a function"]
						: [slip.overlookedTheInput, "Function"],
				],
			})),
			hints: [
				"A function gives each input exactly one output.",
				"The first number of each pair is the input. Does one come up twice on a card?",
				"Two inputs may share an output, but one input must not have two outputs.",
			],
			steps: relations.map((relation) => `${listed(relation.pairs)}: ${help(relation).steps.at(-1)}`),
		};
	});

// 1: a table. 2: a graph of dots. 3: sets of pairs. 4: a pair to be added. 5: which of several graphs is no function.
export const identifyFunctions = defineSkill("identify-functions", 16, {
	1: [ask.chosen(withReason("table")), ask.typed(spoiler("table")), sorted(3)],
	2: [ask.chosen(withReason("graph")), ask.typed(spoiler("graph")), ask.judged(stated(set(3)))],
	3: [sorted(3), ask.judged(claimed, 5), ask.explainTheMistake(set(4))],
	4: [ask.chosen(mayBeAdded), ask.chosen(mayBeAdded), sorted(4)],
	5: [whichGraph, whichGraph, ask.explainTheMistake(set(5)), ask.judged(claimed, 5)],
});
