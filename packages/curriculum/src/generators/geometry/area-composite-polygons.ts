import { placeInShape } from "../../figures/shapes/flat-shape.ts";
import { ask, defineSkill, inFull, NAMES, slip, stated, whole } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { cutBlocks, cutTrapezoid } from "./cut-and-moved.ts";
import { type Composite, cut, ell, figureOf, frame, house } from "./composite-shapes.ts";

const asked =
	(draw: (random: Random) => Composite, ...prompts: readonly string[]): Form =>
	(random) => {
		const composite = draw(random);
		const { unit, area, wrong, hints, steps } = composite;
		return {
			prompt: random.pick(prompts).replace("{name}", random.pick(NAMES)),
			figure: figureOf(composite),
			unit: { after: `square ${inFull(unit)}` },
			right: whole(area),
			wrong,
			hints,
			steps,
		};
	};

const twoRectangles = asked(
	ell,
	"All angles of this shape are right angles. What is its area?",
	"The shape has right angles only. Find its area.",
	"{name} puts new carpet into a room of this shape, with right angles only. How much carpet is that?",
);
const houses = asked(
	(random) => house(random).composite,
	"What is the area of the whole shape?",
	"Find the area of the shape. It is a rectangle and a triangle.",
	"{name} paints a wall of this shape. What is its area?",
);
const cutCorner = asked(
	cut,
	"A corner is cut off a rectangle. What is the area of what is left?",
	"Find the area of the rectangle without its corner.",
	"{name} cuts a corner off a sheet of paper. What is the area of the rest?",
);
const path = asked(
	frame,
	"A pool has a border of tiles all around it. What is the area of the border?",
	"A picture has a border of the same width all around. Find the area of the border.",
	"{name} plants a border of grass around a rectangular playground, equally wide on all sides. What is the area of the border?",
);

/** Both areas and the whole. */
const inSteps = ask.stepwise((random) => {
	const { composite, width, wall, roof, box, top } = house(random);
	const after = `square ${inFull(composite.unit)}`;
	return {
		prompt: random.pick([
			"What are the areas? Rectangle: [[box]], triangle: [[top]], whole shape: [[all]].",
			"Find the area part by part. The rectangle has [[box]], the triangle has [[top]], and the whole shape has [[all]].",
		]),
		figure: figureOf(composite),
		boxes: {
			box: { right: whole(box), wrong: [[slip.addedBaseAndHeight, whole(width + wall)]], after },
			top: { right: whole(top), wrong: [[slip.forgotTheHalf, whole(width * roof)]], after },
			all: { right: whole(box + top), wrong: [[slip.filledTheCorner, whole(width * (wall + roof))]], after },
		},
		hints: composite.hints,
		steps: composite.steps,
	};
});

/** The areas are written into the parts. */
const labelParts = ask.labeled((random) => {
	const { composite, width, wall, roof, half, box, top } = house(random);
	if (wall < 4 || roof < 4 || half < 4) return undefined;
	const { shape, hints, steps } = composite;
	return {
		prompt: random.pick([
			"Write the area of each part in the figure.",
			"The shape is cut into a rectangle and a triangle. Write both areas inside.",
			`${random.pick(NAMES)} finds the area part by part. Write the area of each part inside.`,
		]),
		figure: figureOf(composite),
		labels: {
			top: {
				right: whole(top),
				label: "Area of the triangle",
				place: placeInShape(shape, [half * 1.5, roof * 0.72]),
				wrong: [
					[slip.forgotTheHalf, whole(width * roof)],
					[slip.addedBaseAndHeight, whole(width + roof)],
				],
			},
			box: {
				right: whole(box),
				label: "Area of the rectangle",
				place: placeInShape(shape, [half, roof + wall / 2]),
				wrong: [
					[slip.addedBaseAndHeight, whole(width + wall)],
					[slip.halvedWithoutNeed, whole(box / 2)],
				],
			},
		},
		hints: [hints[0], hints[1], "The triangle is half of base times height. The rectangle is not."],
		steps: steps.slice(0, 1),
	};
});

const toldHouse: Form = (random) => {
	const { composite } = house(random);
	const { told = "", unit, area, wrong, hints, steps } = composite;
	const task = `the area of ${told}`;
	return {
		prompt: `What is ${task}?`,
		task,
		unit: { after: `square ${inFull(unit)}` },
		right: whole(area),
		wrong,
		hints,
		steps,
	};
};
const claimed = stated(toldHouse);

// 1: two rectangles joined. 2: a rectangle and a triangle, part by part. 3: the same at once. 4: a corner cut off. 5: a
// path all around, and mistakes to explain.
export const areaCompositePolygons = defineSkill("area-composite-polygons", 18, {
	1: [ask.typed(twoRectangles), ask.chosen(twoRectangles), cutBlocks],
	2: [inSteps, labelParts],
	3: [ask.typed(houses), ask.chosen(houses), ask.judged(claimed, 3), cutTrapezoid],
	4: [ask.typed(cutCorner), ask.chosen(cutCorner), labelParts],
	5: [ask.typed(path), ask.chosen(path), ask.explainTheMistake(toldHouse)],
});
