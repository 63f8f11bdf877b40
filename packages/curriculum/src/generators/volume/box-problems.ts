import { counted, type Form, NAMES, prose, slip, texNumber, whole } from "../../kit/index.ts";
import { baseOf, boxFigure, boxOf, cubic, sized, volumeOf } from "./boxes.ts";

/** The area of the base is known. */
export const fromBase: Form = (random) => {
	const box = boxOf(random, [3, 15]);
	const [base, volume] = [baseOf(box), volumeOf(box)];
	const { height, unit } = box;
	const thing = random.pick(unit.things);
	return {
		prompt: random.pick([
			`The base of a ${thing} has an area of ${base} square ${unit.many}. It is ${height} ${unit.many} high. What is its volume?`,
			`A ${thing} has a height of ${height} ${unit.many} and a base of ${base} square ${unit.many}. Find its volume.`,
		]),
		right: whole(volume),
		unit: cubic(box),
		wrong: [
			[slip.addedBaseAndLayers, whole(base + height)],
			[slip.usedTheHeightTwice, whole(base * height * height)],
			[slip.tookOneLayerAway, whole(volume - base)],
		],
		hints: [
			"The base is the bottom layer. How many layers are there?",
			`Each layer has ${base} unit cubes, and there are ${height} layers.`,
			`Find $${base} \\times ${height}$.`,
		],
		steps: [
			"Volume is the area of the base times the height.",
			`$${base} \\times ${height} = ${texNumber(volume)}$ cubic ${unit.many}.`,
		],
	};
};

/** The volume is known, and an edge is asked for: from the two other edges, or from the base. */
export const height =
	(knowsBase: boolean): Form =>
	(random) => {
		const box = boxOf(random, [3, 12]);
		const { length, width, unit } = box;
		const [base, volume] = [baseOf(box), volumeOf(box)];
		const thing = random.pick(unit.things);
		const sides = `It is ${length} ${unit.many} long and ${width} ${unit.many} wide.`;
		const known = knowsBase ? `Its base has an area of ${base} square ${unit.many}.` : sides;
		return {
			prompt: `A ${thing} has a volume of ${prose(volume)} cubic ${unit.many}. ${known} ${random.pick(["How high is it?", "What is its height?", "Find its height."])}`,
			right: whole(box.height),
			unit: { after: unit.many },
			...(knowsBase ? {} : { figure: boxFigure(random, box, "height") }),
			wrong: [
				!knowsBase &&
					volume % (length + width) === 0 && [slip.dividedByTheSum, whole(volume / (length + width))],
				!knowsBase && [slip.dividedByOneEdge, whole(volume / length)],
				volume > base && [slip.tookOneLayerAway, whole(volume - base)],
				[slip.multipliedToDivide, whole(volume * base)],
				[slip.countedOneLayer, whole(base)],
			],
			hints: [
				"How many unit cubes are in one layer on the bottom?",
				knowsBase
					? `Each layer has ${base} cubes. The whole box has ${prose(volume)}.`
					: `One layer has $${length} \\times ${width}$ cubes.`,
				`Divide ${prose(volume)} by the number of cubes in one layer.`,
			],
			steps: [
				...(knowsBase ? [] : [`One layer has $${length} \\times ${width} = ${base}$ cubes.`]),
				`$${texNumber(volume)} \\div ${base} = ${box.height}$, so it is ${box.height} ${unit.many} high.`,
			],
		};
	};

/** A part is filled, and the rest is asked for: two steps. */
export const notFilled: Form = (random) => {
	const box = boxOf(random, [4, 12]);
	const { unit } = box;
	const filled = random.integer(1, box.height - 1);
	const [base, volume] = [baseOf(box), volumeOf(box)];
	const thing = random.pick(unit.filled);
	const name = random.pick(NAMES);
	return {
		prompt: random.pick([
			`A ${thing} is ${sized(box)}. ${name} fills it to a height of ${counted(filled, unit.one, unit.many)}. How many cubic ${unit.many} are still empty?`,
			`${name} has a ${thing} that is ${sized(box)}. It is full to a height of ${counted(filled, unit.one, unit.many)}. How much space is left?`,
		]),
		right: whole(volume - base * filled),
		unit: cubic(box),
		wrong: [
			[slip.gaveTheUsedPart, whole(base * filled)],
			[slip.tookTheFullBox, whole(volume)],
			[slip.countedOneLayer, whole(base)],
			[slip.tookOneLayerAway, whole(volume - filled)],
		],
		hints: [
			"This takes several steps. How high is the empty part?",
			`The empty part is $${box.height} - ${filled}$ ${unit.many} high. Its base is $${box.length} \\times ${box.width}$.`,
			"Multiply the base by the height of the empty part.",
		],
		steps: [
			`The empty part is $${box.height} - ${filled} = ${box.height - filled}$ ${box.height - filled === 1 ? unit.one : unit.many} high.`,
			`The base is $${box.length} \\times ${box.width} = ${base}$.`,
			`$${base} \\times ${box.height - filled} = ${texNumber(volume - base * filled)}$ cubic ${unit.many}.`,
		],
	};
};
