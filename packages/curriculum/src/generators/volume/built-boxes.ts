import { ask, type Form, NAMES, slip, whole } from "../../kit/index.ts";

/** A box that is built of unit cubes. */
const box: Form = (random) => {
	const [length, width, tall] = [random.integer(2, 5), random.integer(2, 4), random.integer(2, 4)];
	const [layer, all] = [length * width, length * width * tall];
	return {
		prompt: random.pick([
			`Build a box that is ${length} cubes long, ${width} cubes wide, and ${tall} cubes high. What is its volume?`,
			`${random.pick(NAMES)} builds a box of unit cubes, ${tall} layers high. The floor is ${length} cubes long and ${width} cubes wide. Build it. What is its volume?`,
			`A box is ${length} units long, ${width} units wide, and ${tall} units high. Build it with unit cubes to find its volume.`,
		]),
		right: whole(all),
		unit: { after: "cubic units" },
		cubes: { length, width, height: 6 },
		wrong: [
			[slip.countedOneLayer, whole(layer)],
			[slip.addedTheEdges, whole(length + width + tall)],
		],
		hints: [
			"How many cubes cover the floor?",
			`One layer has $${length} \\times ${width}$ cubes. Stack one layer at a time.`,
			`The box is as high as ${tall} layers.`,
		],
		steps: [
			`One layer has $${length} \\times ${width} = ${layer}$ cubes.`,
			`${tall} layers have $${layer} \\times ${tall} = ${all}$ cubes.`,
		],
	};
};

export const builtBox = ask.withCubes(box);

/** Whole layers with a row on top: a solid of two boxes. */
const step: Form = (random) => {
	const length = random.integer(3, 5);
	const width = random.integer(3, 4);
	const low = random.integer(1, 3);
	const rows = random.integer(1, 2);
	const [bottom, top] = [length * width * low, length * rows];
	const layers = low === 1 ? "1 full layer" : `${low} full layers`;
	const on_top = rows === 1 ? "1 row" : `${rows} rows`;
	return {
		prompt: random.pick([
			`Build a step: ${layers} on a floor of ${length} by ${width} cubes, and ${on_top} of ${length} cubes on top of them. What is its volume?`,
			`${random.pick(NAMES)} builds a solid of two boxes. The lower box has ${layers} of ${length} by ${width} cubes. The upper one is ${on_top} of ${length} cubes. Build it. What is its volume?`,
		]),
		right: whole(bottom + top),
		unit: { after: "cubic units" },
		cubes: { length, width, height: 5 },
		wrong: [
			[slip.tookOneBoxOnly, whole(bottom)],
			[slip.tookTheFullBlock, whole(length * width * (low + 1))],
		],
		hints: [
			"Build the lower box first.",
			`One layer has $${length} \\times ${width}$ cubes.`,
			"Then put on the rows. The volume of the solid is that of both boxes together.",
		],
		steps: [
			`The lower box has $${length} \\times ${width} \\times ${low} = ${bottom}$ cubes.`,
			`On top there are $${length} \\times ${rows} = ${top}$ cubes: $${bottom} + ${top} = ${bottom + top}$.`,
		],
	};
};

export const builtStep = ask.withCubes(step);

/** How many small cubes with half as long edges fill a box. */
const halves: Form = (random) => {
	const [length, width, tall] = [random.integer(3, 5), random.integer(2, 4), random.integer(2, 5)];
	const all = length * width * tall;
	if ([length, width, tall].every((edge) => edge % 2 === 0)) return undefined;
	const edge = (count: number) => (count % 2 === 0 ? `${count / 2}` : `\\dfrac{${count}}{2}`);
	const inches = (count: number) => `$${edge(count)}$ ${count === 2 ? "inch" : "inches"}`;
	return {
		prompt: random.pick([
			`A box is ${inches(length)} long, ${inches(width)} wide, and ${inches(tall)} high. Fill it with cubes whose edges are $\\dfrac{1}{2}$ inch long. How many cubes fit?`,
			`${random.pick(NAMES)} packs cubes with edges of $\\dfrac{1}{2}$ inch into a box: ${inches(length)} long, ${inches(width)} wide, and ${inches(tall)} high. Build the box. How many cubes are in it?`,
		]),
		right: whole(all),
		unit: { after: "cubes" },
		cubes: { length, width, height: 6 },
		wrong: [
			[slip.countedOneLayer, whole(length * width)],
			[slip.addedTheEdges, whole(length + width + tall)],
		],
		hints: [
			"How many halves of an inch is each edge?",
			`${length} of these cubes fit along an edge of ${inches(length)}.`,
			"Build one layer, and put on as many layers as there are halves in the height.",
		],
		steps: [
			`In halves of an inch, the edges are ${length}, ${width}, and ${tall}.`,
			`$${length} \\times ${width} \\times ${tall} = ${all}$ cubes fit.`,
		],
	};
};

export const builtOfHalves = ask.withCubes(halves);
