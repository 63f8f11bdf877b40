import { type Form, NAMES, type Random, slip, texNumber, whole, words, type Wrong } from "../../kit/index.ts";
import { type Box, boxOf, UNITS, volumeOf } from "./boxes.ts";

const by = ({ length, width, height, unit }: Box) => `${length} by ${width} by ${height} ${unit.many}`;
const product = ({ length, width, height }: Box) => `${length} \\times ${width} \\times ${height}`;

function twoBoxes(random: Random, most: number): [Box, Box] {
	const unit = random.pick(UNITS);
	return [boxOf(random, [2, most], [unit]), boxOf(random, [2, most], [unit])];
}

function wrongOfTwo([a, b]: readonly [Box, Box]): (Wrong | false)[] {
	const edges = [a, b].flatMap(({ length, width, height }) => [length, width, height]);
	return [
		[slip.multipliedAllEdges, whole(volumeOf(a) * volumeOf(b))],
		[slip.tookOneBoxOnly, whole(volumeOf(a))],
		[slip.addedTheEdges, whole(edges.reduce((sum, edge) => sum + edge, 0))],
		[slip.addedEdgesFirst, whole((a.length + b.length) * (a.width + b.width) * (a.height + b.height))],
	];
}

/** Two boxes given in words, joined without overlap. */
export const joined =
	(most: number): Form =>
	(random) => {
		const boxes = twoBoxes(random, most);
		const [a, b] = boxes;
		const [first, second] = random.pick(a.unit.parts);
		const [one, two] = [volumeOf(a), volumeOf(b)];
		return {
			prompt: random.pick([
				`${first} is ${by(a)}, and ${second} is ${by(b)}. They do not overlap. What is the volume of both together?`,
				`${random.pick(NAMES)} puts two boxes together. One is ${by(a)}, and the other is ${by(b)}. What is the volume of the new solid?`,
				`A solid is made of two boxes that do not overlap: ${by(a)}, and ${by(b)}. Find its volume.`,
			]),
			task: `the total volume of two boxes of ${by(a)} and ${by(b)}`,
			right: whole(one + two),
			unit: { after: `cubic ${a.unit.many}` },
			wrong: wrongOfTwo(boxes),
			hints: [
				"The boxes do not overlap, so their volumes can be added.",
				`The first box has the volume $${product(a)}$, and the second one $${product(b)}$.`,
				`The first volume is ${one}. Find the second one, and add.`,
			],
			steps: [
				`First box: $${product(a)} = ${one}$.`,
				`Second box: $${product(b)} = ${two}$.`,
				`Together: $${one} + ${two} = ${texNumber(one + two)}$ cubic ${a.unit.many}.`,
			],
			equal: "an equal volume",
		};
	};

/** Which expression gives the volume of two boxes. */
export const expressionFor: Form = (random) => {
	const [a, b] = twoBoxes(random, 9);
	const shown = (formula: string) => words(`$${formula}$`);
	return {
		prompt: `A solid is made of two boxes that do not overlap. One is ${by(a)}, and the other is ${by(b)}. ${random.pick(["Which expression gives its volume?", "Which expression could you use for its volume?"])}`,
		right: shown(`${product(a)} + ${product(b)}`),
		wrong: [
			[slip.multipliedAllEdges, shown(`${product(a)} \\times ${product(b)}`)],
			[
				slip.addedEdgesFirst,
				shown(
					`(${a.length} + ${b.length}) \\times (${a.width} + ${b.width}) \\times (${a.height} + ${b.height})`,
				),
			],
			[
				slip.addedTheEdges,
				shown(`(${a.length} + ${a.width} + ${a.height}) + (${b.length} + ${b.width} + ${b.height})`),
			],
		],
		hints: [
			"Find the volume of each box by itself.",
			`The volume of the first box is $${product(a)}$.`,
			"The volumes of the two boxes are added.",
		],
		steps: [
			`The boxes have the volumes $${product(a)}$ and $${product(b)}$.`,
			`Together: $${product(a)} + ${product(b)}$.`,
		],
	};
};
