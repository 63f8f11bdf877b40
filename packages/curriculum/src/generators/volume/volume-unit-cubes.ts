import { asClaim, ask, boxed, defineSkill, given, inOwnWords, NAMES, slip, whole } from "../../kit/index.ts";
import type { Form, Random, Way } from "../../kit/index.ts";
import { counted } from "../../kit/words.ts";
import { builtBox } from "./built-boxes.ts";
import { boxOf, type Building, figureOf, stairsOf, wrongCounts } from "./cube-buildings.ts";

type Draw = (random: Random) => Building | undefined;

const low: Draw = (random) => boxOf(random, [2, 5], [2, 2]);
const box: Draw = (random) => boxOf(random, [2, 5], [2, 4]);
const stairs: Draw = (random) => stairsOf(random, 4);
const largeStairs: Draw = (random) => stairsOf(random, 5);

function stepsFor({ columns, rows, tallest, cubes, box: full, layers }: Building): string[] {
	return cubes === full
		? [
				`One layer has $${columns} \\times ${rows} = ${columns * rows}$ cubes.`,
				`There are ${tallest} layers: $${columns * rows} \\times ${tallest} = ${cubes}$ cubes.`,
			]
		: [
				`Cubes in each layer, from the bottom up: ${layers.join(", ")}.`,
				`Together that is $${layers.join(" + ")} = ${cubes}$ cubes.`,
			];
}

function hintsFor({ columns, rows, cubes, box: full, layers }: Building) {
	return [
		"Every cube counts as 1 cubic unit, even the cubes that you cannot see.",
		cubes === full
			? `The bottom layer has $${columns} \\times ${rows}$ cubes.`
			: `Go layer by layer. The bottom layer has ${columns * rows} cubes.`,
		cubes === full
			? "How many layers are there? Multiply."
			: `The next layer has ${counted(layers[1] ?? 0, "cube")}. Count up to the top layer, and add the layers.`,
	] as const;
}

const count =
	(draw: Draw): Form =>
	(random) => {
		const building = draw(random);
		return (
			building && {
				prompt: random.pick([
					`${random.pick(NAMES)} builds this with unit cubes, without gaps. What is its volume?`,
					"How many unit cubes make up this solid? There are no gaps inside.",
					"Each cube is 1 cubic unit, and there are no gaps. What is the volume of the solid?",
					"Find the volume of the solid by counting unit cubes. There are no gaps inside.",
				]),
				figure: figureOf(random, building),
				right: whole(building.cubes),
				wrong: wrongCounts(building),
				unit: { after: "cubic units" },
				hints: hintsFor(building),
				steps: stepsFor(building),
			}
		);
	};

/** How many cubes make it a full box. */
const missing: Form = given(largeStairs, (building, random) => {
	const { columns, rows, tallest, cubes, box: full } = building;
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} builds with unit cubes, without gaps. How many more cubes make it a full box that is just as long, wide, and tall?`,
			"How many cubes are missing from a full box that is just as long, wide, and tall?",
		]),
		figure: figureOf(random, building),
		right: whole(full - cubes),
		unit: { after: "cubes" },
		wrong: [
			[slip.countedWhatIsThere, whole(cubes)],
			[slip.tookTheFullBox, whole(full)],
			[slip.countedOneLayer, whole(columns * rows)],
		],
		hints: [
			"This takes two steps. How many cubes does the full box have?",
			`The full box is ${columns} cubes long, ${rows} cubes wide, and ${tallest} cubes tall.`,
			"Count the cubes that are there, layer by layer, and subtract them.",
		],
		steps: [
			`The full box has $${columns} \\times ${rows} \\times ${tallest} = ${full}$ cubes.`,
			...stepsFor(building),
			`$${full} - ${cubes} = ${full - cubes}$ ${full - cubes === 1 ? "cube is" : "cubes are"} missing.`,
		],
	};
});

/** A box given in words, packed with unit cubes. */
const packed: Form = (random) => {
	const [length, width, tall] = [random.integer(2, 8), random.integer(2, 6), random.integer(2, 6)];
	const [layer, all] = [length * width, length * width * tall];
	return {
		prompt: random.pick([
			`A box is filled with 1-inch cubes, without gaps. It is ${length} cubes long, ${width} cubes wide, and ${tall} cubes high. How many cubes are in it?`,
			`${random.pick(NAMES)} packs a box with unit cubes. One layer has ${width} rows of ${length} cubes, and there are ${tall} layers. What is the volume, in cubic units?`,
			`${tall} layers of unit cubes fill a box. Each layer has ${length} cubes along one side and ${width} along the other. How many cubic units is that?`,
		]),
		task: `the volume of a box that is ${length} cubes long, ${width} cubes wide, and ${tall} cubes high`,
		right: whole(all),
		wrong: [
			[slip.addedTheEdges, whole(length + width + tall)],
			[slip.countedOneLayer, whole(layer)],
			[slip.foundTheSurface, whole(2 * (layer + length * tall + width * tall))],
		],
		hints: [
			"How many cubes are in one layer?",
			`One layer has $${length} \\times ${width}$ cubes, and there are ${tall} layers.`,
			`Find $${layer} \\times ${tall}$.`,
		],
		steps: [
			`One layer has $${length} \\times ${width} = ${layer}$ cubes.`,
			`${tall} layers have $${layer} \\times ${tall} = ${all}$ cubes.`,
		],
		equal: "an equal number of cubes",
	};
};

const claims = asClaim(packed, (task, value) => `${task.replace(/^the/, "The")} is ${value} cubic units.`);

const inLayers = (draw: Draw) =>
	ask.stepwise((random) => {
		const building = draw(random);
		if (building === undefined) return undefined;
		const { columns, rows, tallest, cubes, box: full } = building;
		if (cubes < full) return undefined;
		return {
			prompt: random.pick([
				"The solid has no gaps inside. One layer has [[layer]] cubes. There are [[layers]] layers, so the volume is [[volume]] cubic units.",
				"Count in layers: [[layer]] cubes in each layer, [[layers]] layers, and [[volume]] cubes in all.",
			]),
			figure: figureOf(random, building),
			boxes: {
				layer: boxed(whole(columns * rows), [slip.addedRowsAndColumns, whole(columns + rows)]),
				layers: boxed(whole(tallest), [slip.swappedGroupsAndSize, whole(columns)]),
				volume: { right: whole(cubes), wrong: wrongCounts(building) },
			},
			hints: hintsFor(building),
			steps: stepsFor(building),
		};
	});

/** Why the visible squares are not the volume, in the student's own words. */
const explainFaces: Way = (random) => {
	const building = random.oneIn(2) ? box(random) : stairs(random);
	if (building === undefined) return undefined;
	const [name, { cubes }] = [random.pick(NAMES), building];
	const [faces] = wrongCounts(building);
	if (!faces || faces[1].entry === `${cubes}`) return undefined;
	return inOwnWords({
		prompt: `${name} counts the squares that can be seen on this solid and says that its volume is ${faces[1].entry} cubic units. Explain what ${name} did wrong, and find the volume. There are no gaps inside.`,
		figure: figureOf(random, building),
		hints: [...hintsFor(building)],
		explanation: [
			"Squares on the outside are faces. Volume counts the cubes, even the hidden ones.",
			...stepsFor(building),
		].join("\n\n"),
		rubric: {
			mistake: `Says that ${name} counted faces or squares instead of cubes, or that hidden cubes are missing.`,
			answer: `Says that the volume is ${cubes} cubic units.`,
		},
		sample_answer: `${name} counted faces, not cubes, and left out the hidden cubes. The volume is ${cubes} cubic units.`,
	});
};

// 1: two layers. 2: full boxes, layer by layer. 3: stairs. 4: larger stairs, and boxes given in words. 5: how many cubes
// are missing, claims, and why faces are not volume.
export const volumeUnitCubes = defineSkill("volume-unit-cubes", 16, {
	1: [ask.typed(count(low)), ask.chosen(count(low)), inLayers(low)],
	2: [ask.typed(count(box)), ask.chosen(count(box)), inLayers(box), builtBox, ask.typed(packed)],
	3: [ask.typed(count(stairs)), builtBox, ask.chosen(count(stairs)), ask.chosen(packed)],
	4: [
		ask.typed(count(largeStairs)),
		ask.chosen(count(largeStairs)),
		ask.whatWentWrong(packed),
		ask.typed(packed),
	],
	5: [ask.typed(missing), ask.chosen(missing), ask.judged(claims), explainFaces],
});
