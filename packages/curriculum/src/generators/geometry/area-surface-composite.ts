import { placeInShape } from "../../figures/shapes/flat-shape.ts";
import { ask, decimal, decimals, defineSkill, inFull, NAMES, stated, withArticle } from "../../kit/index.ts";
import type { Form, Random, Value, Way } from "../../kit/index.ts";
import { hole, stack } from "./composite-solids.ts";
import { arch, arrow, type Pieces, ramp } from "./pieces-of-solids.ts";

type Draw = (random: Random) => Pieces;

const area = (hundredths: number): Value => decimals(hundredths, 2);
const piNote = ({ hasCircle }: Pieces) => (hasCircle ? " Use 3.14 for $\\pi$." : "");

function workOf({ hints, steps, right, parts, unit }: Pieces) {
	const [[, first], [, second]] = [parts[0] ?? ["", 0], parts[1] ?? ["", 0]];
	const sign = right < first ? "-" : "+";
	const last = `Together: $${decimal(first, 2)} ${sign} ${decimal(second, 2)} = ${decimal(right, 2)}$ square ${inFull(unit)}.`;
	return { hints, steps: [...steps, sign === "-" ? last.replace("Together", "Left") : last] };
}

const asked =
	(draw: Draw): Form =>
	(random) => {
		const pieces = draw(random);
		const { told, measure, unit, figure, right, wrong } = pieces;
		const [thing, name] = [withArticle(told), random.pick(NAMES)];
		const what = `the ${measure} of ${thing}`;
		return {
			prompt: `${random.pick([
				`What is ${what}?`,
				`Find ${what}.`,
				`${name} needs to know ${what}. What is it?`,
			])}${piNote(pieces)}`,
			task: what,
			...(figure === undefined ? {} : { figure }),
			unit: { after: `square ${inFull(unit)}` },
			right: area(right),
			wrong: wrong.map(([each, value]) => value > 0 && [each, area(value)]),
			...workOf(pieces),
		};
	};

/** The parts, and what they make. */
const inSteps = (draw: Draw): Way =>
	ask.stepwise((random) => {
		const pieces = draw(random);
		const { told, measure, unit, figure, parts, right, wrong } = pieces;
		const after = `square ${inFull(unit)}`;
		const boxes = parts.map(([name, value, each, other], at) => [
			`part${at + 1}`,
			{ right: area(value), wrong: [[each, area(other)] as const], before: `Area of the ${name}:`, after },
		]);
		const [first, second] = wrong.filter(([, value]) => value > 0);
		return {
			prompt: `${random.pick(["Find the areas part by part", "Fill in the areas"])}: ${withArticle(told)}.${piNote(pieces)}`,
			...(figure === undefined ? {} : { figure }),
			boxes: {
				...Object.fromEntries(boxes),
				all: {
					right: area(right),
					wrong: [first, second].flatMap((each) =>
						each === undefined ? [] : [[each[0], area(each[1])] as const],
					),
					before: `The whole ${measure}:`,
					after,
				},
			},
			...workOf(pieces),
		};
	});

/** The areas are written into the parts of an arrow. */
const labelParts = ask.labeled((random) => {
	const { shape, figure, parts, hints, steps } = arrow(random);
	if (shape === undefined || figure === undefined) return undefined;
	const [box, head] = shape.parts.map(({ corners }) => corners);
	const middle = (corners: typeof box, at: 0 | 1) =>
		(corners ?? []).reduce((sum, corner) => sum + corner[at], 0) / (corners?.length ?? 1);
	return {
		prompt: random.pick([
			"Write the area of each part of the arrow inside.",
			`${random.pick(NAMES)} finds the area of an arrow part by part. Write both areas inside.`,
		]),
		figure,
		labels: Object.fromEntries(
			parts.map(([name, value, each, other], at) => {
				const corners = at === 0 ? box : head;
				return [
					`part${at + 1}`,
					{
						right: area(value),
						label: `Area of the ${name}`,
						place: placeInShape(shape, [middle(corners, 0), middle(corners, 1) + (at === 0 ? 0 : 0.3)]),
						wrong: [[each, area(other)]],
					},
				];
			}),
		),
		hints,
		steps,
	};
});

const [arrows, arches, holes] = [asked(arrow), asked(arch), asked(hole)];
const [ramps, stacks] = [asked(ramp), asked(stack)];
const round: Form = (random) => random.pick([arches, holes])(random);

// 1: a rectangle and a triangle, from a figure. 2: half a circle on a rectangle, given in words. 3: the surface of a prism. 4: two
// boxes that touch. 5: what is left without a circle, and mistakes to explain.
export const areaSurfaceComposite = defineSkill("area-surface-composite", 18, {
	1: [ask.typed(arrows), labelParts, inSteps(arrow), ask.chosen(arrows)],
	2: [ask.typed(arches), inSteps(arch), ask.chosen(arches)],
	3: [ask.typed(ramps), inSteps(ramp), ask.chosen(ramps)],
	4: [ask.typed(stacks), inSteps(stack), ask.chosen(stacks)],
	5: [ask.typed(holes), ask.judged(stated(round), 3), ask.explainTheMistake(round), inSteps(hole)],
});
