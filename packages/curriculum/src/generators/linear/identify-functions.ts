import type { Question } from "@learnin/domain/question/question";
import type { PlanePoint } from "../../figures/coordinate-plane.ts";
import { coordinatePlane } from "../../figures/coordinate-plane.ts";
import { dataTable, tableInWords } from "../../figures/data-table.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { choosePicture } from "../../kit/choose-picture.ts";
import { level } from "../../kit/level.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: a table; 2: a graph of dots; 3: all functions among lists of pairs; 4: which pair may be added; 5: which of four graphs is no function. */
export const identifyFunctions = defineGenerator("identify-functions", 4, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => judge(random, "table"),
		() => judge(random, "graph"),
		() => lists(random),
		() => mayBeAdded(random),
		() => pictures(random),
	])(),
);

type Kind = "plain" | "repeated output" | "repeated input";

const HINT = "A function gives each input exactly one output. Look for an input that comes twice.";
const REPEATED_OUTPUT = "Two inputs may share an output. What matters is whether one input has two outputs.";

/** Four or five pairs: all different, or with an output or an input that comes twice. */
function pairs(random: Random, kind: Kind, reach: readonly [number, number], count = 5): PlanePoint[] {
	const all = Array.from({ length: reach[1] - reach[0] + 1 }, (_, at) => reach[0] + at);
	const inputs = random.shuffle(all).slice(0, count);
	const outputs = random.shuffle(all).slice(0, count);
	const [one = 0, other = 1] = random.shuffle(inputs.map((_, at) => at));
	if (kind === "repeated output") outputs[one] = outputs[other] ?? 0;
	if (kind === "repeated input") inputs[one] = inputs[other] ?? 0;
	return inputs.map((x, at): PlanePoint => [x, outputs[at] ?? 0]);
}

function judge(random: Random, form: "table" | "graph") {
	const kind = random.pick(["plain", "repeated output", "repeated input", "repeated input"] as const);
	const list = pairs(random, kind, form === "graph" ? [-5, 5] : [1, 12]);
	const seen = list.map(([x]) => x);
	const twice = seen.find((x, at) => seen.indexOf(x) !== at) ?? seen[0];
	const heights = list.map(([, y]) => y);
	const shared = heights.find((y, at) => heights.indexOf(y) !== at) ?? heights[0];
	const table = [["x", "y"], ...list.map((pair) => pair.map(String))];
	const is_function = kind !== "repeated input";
	const yes = "Yes, each input has exactly one output.";
	const no = `No, the input ${twice} has two outputs.`;
	const by_output = `No, the output ${shared} belongs to two inputs.`;
	const [first = [0, 0] as const, last = [0, 0] as const] = [list[0], list.at(-1)];
	return chooseOption(
		random,
		{
			prompt:
				form === "table"
					? "The table gives inputs $x$ and outputs $y$. Is $y$ a function of $x$?"
					: "Each dot of the graph is a pair of an input $x$ and an output $y$. Is $y$ a function of $x$?",
			figure:
				form === "table"
					? { svg: dataTable(table), alt: tableInWords(table) }
					: {
							svg: coordinatePlane({
								x: [-6, 6],
								y: [-6, 6],
								x_name: "x",
								y_name: "y",
								points: list.map((at) => ({ at })),
							}),
							alt: `A coordinate plane with dots at ${list.map(([x, y]) => `(${x}, ${y})`).join(", ")}.`,
						},
			hints: [
				HINT,
				form === "graph"
					? "On a graph: is there a vertical line that passes through two dots?"
					: "The same output may come twice, the same input may not have two outputs.",
			],
			explanation: `The inputs are ${seen.join(", ")}. ${is_function ? `No input comes twice${kind === "repeated output" ? `. That the output ${shared} comes twice does not matter` : ""}. ${yes}` : no}`,
		},
		{
			right: is_function ? yes : no,
			wrong: [
				...(kind === "repeated output"
					? [[by_output, "repeated-outputs-not-allowed", REPEATED_OUTPUT] as const]
					: []),
				is_function
					? [
							"No, the pairs do not follow a rule.",
							"thinks-a-rule-is-needed",
							"A function need not follow a formula. One output for each input is enough.",
						]
					: [yes, "overlooked-the-input", "Go through the inputs. Does one of them come twice?"],
				[
					"No, the inputs are not in order.",
					"thinks-order-matters",
					"The order of the pairs does not matter.",
				],
				is_function
					? [
							`No, the input ${first[0]} and the input ${last[0]} have different outputs.`,
							"wants-equal-outputs",
							"Different inputs may well have different outputs.",
						]
					: [
							`No, because ${heights.length} outputs are too many.`,
							"counts-outputs",
							"The number of outputs does not matter. Does one input have two?",
						],
			],
		},
	);
}

const listed = (list: readonly PlanePoint[]) => list.map(([x, y]) => `$(${x}, ${y})$`).join(", ");

function lists(random: Random) {
	const kinds = random.shuffle<Kind>([
		"plain",
		"repeated output",
		"repeated output",
		"repeated input",
		random.pick(["repeated input", "plain"] as const),
	]);
	const all = kinds.map((kind) => ({ kind, list: pairs(random, kind, [0, 9], 4) }));
	return chooseAll(
		random,
		{
			prompt: "Each list gives pairs of input and output. Which lists are functions? Choose all that apply.",
			hints: [HINT, "The first number of each pair is the input."],
			explanation: all
				.map(
					({ kind, list }) =>
						`${listed(list)}: ${kind === "repeated input" ? "one input has two outputs, so it is not a function" : "each input has one output, so it is a function"}.`,
				)
				.join(" "),
		},
		all.map(({ kind, list }) => ({
			label: listed(list),
			fits: kind !== "repeated input",
			mistake: {
				plain: ["overlooked-a-function", "Go through the inputs of that list: does one come twice?"],
				"repeated output": ["repeated-outputs-not-allowed", REPEATED_OUTPUT],
				"repeated input": [
					"overlooked-the-input",
					"Go through the inputs of that list: does one come twice?",
				],
			}[kind] as unknown as readonly [string, string],
		})),
	);
}

function mayBeAdded(random: Random) {
	const list = pairs(random, "plain", [0, 9], 4);
	const [first = [0, 0] as const, second = [0, 0] as const, third = [0, 0] as const] = list;
	const free = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((x) => !list.some(([used]) => used === x));
	const right: PlanePoint = [random.pick(free), second[1]];
	const asks_spoiler = random.oneIn(2);
	const show = (pair: PlanePoint) => `$(${pair[0]}, ${pair[1]})$`;
	const spoilers: PlanePoint[] = [
		[first[0], first[1] + 1],
		[second[0], (second[1] + 2) % 11],
		[third[0], third[1] + 3],
	];
	const goods: PlanePoint[] = [
		right,
		...free
			.filter((x) => x !== right[0])
			.slice(0, 2)
			.map((x, at): PlanePoint => [x, at === 0 ? first[1] : 10 + x]),
	];
	return chooseOption(
		random,
		{
			prompt: `These pairs are a function: ${listed(list)}. Which pair ${asks_spoiler ? "must not be added, because then it would be no longer a function" : "can be added so that it stays a function"}?`,
			hints: [HINT, "Compare the first number of each new pair with the inputs that are there."],
			explanation: asks_spoiler
				? `The input ${first[0]} has the output ${first[1]} already. With ${show(spoilers[0] ?? right)} it would have two outputs.`
				: `The input ${right[0]} is new, so it gets one output: ${show(right)} can be added. In the other pairs an input gets a second output.`,
		},
		asks_spoiler
			? {
					right: show(spoilers[0] ?? right),
					wrong: goods.map(
						(pair, at) =>
							[
								show(pair),
								at < 2 ? "repeated-outputs-not-allowed" : "new-pair-taken-as-spoiler",
								at < 2 ? REPEATED_OUTPUT : "The input of that pair is new. Then it has one output only.",
							] as const,
					),
				}
			: {
					right: show(right),
					wrong: spoilers.map(
						(pair) =>
							[
								show(pair),
								"second-output-for-an-input",
								"That input has an output already. Can it have another one?",
							] as const,
					),
				},
	);
}

function pictures(random: Random) {
	const picture = (list: readonly PlanePoint[]) => ({
		svg: coordinatePlane({
			x: [0, 8],
			y: [0, 8],
			x_name: "x",
			y_name: "y",
			points: list.map((at) => ({ at })),
		}),
		alt: `A graph with dots at ${list.map(([x, y]) => `(${x}, ${y})`).join(", ")}.`,
	});
	const reach = [1, 7] as const;
	return choosePicture(
		random,
		{
			prompt: "In which graph is $y$ not a function of $x$?",
			hints: [
				HINT,
				"Move a vertical line from left to right over each graph. Does it ever meet two dots at once?",
			],
			explanation:
				"In the right graph two dots lie on one vertical line: one input has two outputs. In the others each input has one output, even where two dots are equally high.",
		},
		{
			right: picture(pairs(random, "repeated input", reach)),
			wrong: [
				{
					figure: picture(pairs(random, "repeated output", reach)),
					mistake: [
						"repeated-outputs-not-allowed",
						"Dots that are equally high share an output. That is allowed.",
					],
				},
				{
					figure: picture(Array.from({ length: 5 }, (_, at): PlanePoint => [at + 2, random.pick([3, 5])])),
					mistake: ["level-dots-not-allowed", "Dots that are equally high share an output. That is allowed."],
				},
				{
					figure: picture(pairs(random, "plain", reach)),
					mistake: [
						"thinks-a-rule-is-needed",
						"A function need not follow a rule. One output for each input is enough.",
					],
				},
			],
		},
	);
}
